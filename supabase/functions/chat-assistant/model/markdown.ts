/**
 * Plain text as markdown that shows it unchanged: nothing in it turns into formatting, a tag or a
 * link, not even a bare address, which renderers link by themselves.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>~]/g, '\\$&')
    .replace(/@/g, '\\@')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/www(?=\.)/gi, '$&\\');
}

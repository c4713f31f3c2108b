/** A markdown file as development serves it; hosts go by its name. */
export function markdownResponse(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
}

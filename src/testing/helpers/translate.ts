/** Begins each translated text; what is left is the text as it was. */
export const translationMark = '¤';

/**
 * Changes a part of the page as a browser's translation does: each text becomes another one inside `<font>`, and the text
 * node that React knows is gone. Uses no imports, so that it also runs in a browser's page.
 */
export function translate(root: Node, mark = '¤'): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const untranslated: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() !== '' && !text.parentElement?.closest('font, textarea, script, style')) {
      untranslated.push(text);
    }
  }
  for (const text of untranslated) {
    const font = document.createElement('font');
    font.append(mark + text.data);
    text.replaceWith(font);
  }
}

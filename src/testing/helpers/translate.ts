/** Begins each translated text; what is left is the text as it was. */
export const translationMark = '¤';

/** As a browser translates: each text becomes another one in `<font>`. Uses no imports, so that it also runs in a page. */
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

/** Cleans an email address, even one copied as a link. */
export function cleanAddress(typed: string): string {
  // Keep a space between two pasted cells so that validation rejects them.
  const text = typed
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .trim();
  const [, address] = /^mailto:(?:\/\/)?\s*([^?]*)/i.exec(text) ?? [];
  return address ?? text;
}

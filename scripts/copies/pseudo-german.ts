/** What stays as it is: placeholders, targets of links, addresses. */
const machineRead = /(\{[^{}]*\}|\]\([^)]*\)|https?:\/\/\S+)/;

/** A text in a German made by machine: as long as the English one, with ä, ß and German quotation marks. */
export function pseudoGerman(text: string): string {
  return text
    .split(machineRead)
    .map((part, index) => (index % 2 === 1 ? part : letters(part)))
    .join('');
}

function letters(text: string): string {
  return text.replaceAll('“', '„').replaceAll('”', '“').replaceAll('ss', 'ß').replaceAll('a', 'ä');
}

/** A tree of texts in the same German. */
export function pseudoGermanTree(tree: unknown): unknown {
  return JSON.parse(JSON.stringify(tree), (_key, value: unknown) =>
    typeof value === 'string' ? pseudoGerman(value) : value,
  );
}

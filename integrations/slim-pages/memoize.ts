/** Memoizes a function of a text. */
export function memoize(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>();
  return (text) => {
    const result = made.get(text) ?? make(text);
    made.set(text, result);
    return result;
  };
}

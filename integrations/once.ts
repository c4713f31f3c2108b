/** A function that makes what it makes of a text only once. */
export function once(make: (text: string) => string): (text: string) => string {
  const made = new Map<string, string>();
  return (text) => {
    const result = made.get(text) ?? make(text);
    made.set(text, result);
    return result;
  };
}

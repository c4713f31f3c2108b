/** Text as it was typed, line breaks included. */
export function PlainText({ text }: { readonly text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
}

/** Questions whose answer is a figure, in both languages, and how it looks; the first that fits counts. */
const figures: readonly { readonly asked: RegExp; readonly said: RegExp }[] = [
  {
    asked:
      /(?<![\p{L}\p{N}])(?:how (?:much|expensive)|price|cost|fee|charge|hur mycket|pris|kosta|avgift|dyr)/iu,
    said: /(?<![\p{L}\p{N}])(?:SEK|kr|kronor|dollars?|cents?|VAT|moms)(?![\p{L}\p{N}])/u,
  },
  {
    asked:
      /(?<![\p{L}\p{N}])(?:how (?:long|soon|fast|quick|old)|when|until|by when|hur (?:länge|lång|snart|snabb|fort|gam)|när)/iu,
    said: /(?<![\p{L}\p{N}])(?:(?:millisecond|second|minute|hour|day|week|month|year)s?|20\d\d|(?:millisekund|sekund|minut|timm|dag|veck|månad)\p{L}*|år|arbetsdag)(?![\p{L}\p{N}])/u,
  },
  { asked: /(?<![\p{L}\p{N}])(?:how many|hur många)/iu, said: /\d/ },
];

/** How the figure looks that a question asks for; undefined when it asks for none. */
export function figureFor(question: string): RegExp | undefined {
  return figures.find(({ asked }) => asked.test(question))?.said;
}

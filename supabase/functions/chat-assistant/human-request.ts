import type { Locale } from './knowledge.ts';

/** How a language asks for a person, in lower case and without punctuation; each part is a pattern. */
interface Wording {
  /** What may stand before the request. */
  readonly openings: string;
  /** "I want to": the visitor's own wish. "Can customers …" and "when do I …" are questions. */
  readonly wish: string;
  /** "talk to". */
  readonly talk: string;
  /** "a real person". */
  readonly person: string;
  /** What may stand after the request; anything else makes a question of it. */
  readonly endings: string;
  /** Other requests, whole: to be called, to be connected. */
  readonly others: readonly string[];
}

const wordings: Readonly<Record<Locale, Wording>> = {
  en: {
    openings: 'hi|hello|hey|please|ok|okay|no|yes|sorry|actually|so|well|and|but|then',
    wish: '(?:i|we)(?: just| really| would| d| only)* (?:want|like|need|prefer|wish) to|(?:can|could|may) (?:i|we)(?: please| just)*|let (?:me|us)|how (?:can|do|could) (?:i|we)|is it possible to|is there (?:a|any) way to',
    talk: '(?:talk|speak|chat) (?:to|with)',
    person:
      '(?:(?:a|an|the|some|your|one|of|real|actual|live) )*(?:human(?: being)?|person|people|someone|somebody|anyone|anybody|staff|colleagues?|sales(?:person| team)?|employee|team|you)',
    endings: 'please|instead|now|today|directly|here|thanks|on the phone|by phone|over the phone',
    others: [
      '(?:(?:can|could|will|would) (?:you|someone|somebody|anyone|one of you|(?:a|an|some) (?:real )?(?:human|person)) (?:please )?)?(?:call|ring|phone|contact) (?:me|us)(?: back)?',
      '(?:i|we) (?:want|need|would like) (?:you|someone|somebody) to (?:call|ring|phone|contact) (?:me|us)(?: back)?',
      '(?:can|could|will) (?:(?:a|an|some) (?:real )?(?:human|person)|someone|somebody|one of you) (?:please )?(?:get back|reply|write|talk|reach out)(?: to (?:me|us))?',
      '(?:(?:can|could) you )?(?:connect|put|transfer) me (?:to|through)(?: to)?(?: (?:a|an|the|real|human|person|someone|somebody|colleague|your|team|sales))*',
      '(?:(?:a|real|actual) )*(?:human|person|agent|operator)',
    ],
  },
  sv: {
    openings: 'hej|hallå|snälla|ok|okej|nej|ja|men|och|så|alltså|då',
    wish: '(?:jag|vi)(?: skulle)? (?:vill|vilja|behöver|måste)(?: gärna| hellre| helst| bara| få| kunna)*|(?:kan|får|kunde|skulle) (?:jag|vi)(?: få| kunna| bara)*|låt (?:mig|oss)(?: få)?|hur (?:kan|får) (?:jag|vi)(?: få)?|hur gör (?:jag|vi) för att(?: få)?|går det att(?: få)?|är det möjligt att(?: få)?',
    talk: '(?:prata|tala|snacka|chatta) med',
    person:
      '(?:(?:en|någon|nån|riktig|levande|annan|av) )*(?:människa|person|någon|nån|medarbetare|säljare|personal|personalen|kollega|er|grundarna)',
    endings: 'tack|istället|i stället|snälla|nu|idag|i dag|direkt|här|hos er|på telefon|i telefon',
    others: [
      '(?:(?:kan|vill|får|skulle|kunde) )?(?:(?:ni|du|någon|nån|(?:en|någon|nån) av er|en (?:riktig )?(?:människa|person)) )?(?:ring|ringa|kontakta)(?: upp)? (?:mig|oss)(?: upp)?',
      '(?:jag|vi) vill att (?:ni|du|någon|nån) (?:ringer|kontaktar)(?: upp)? (?:mig|oss)(?: upp)?',
      '(?:jag|vi) (?:vill|skulle vilja)(?: gärna)? bli (?:uppringd|uppringda|kontaktad|kontaktade)',
      'kan (?:en|någon|nån)(?: riktig)?(?: människa| person| av er)? (?:höra av sig|svara mig|skriva till mig)(?: till (?:mig|oss))?',
      '(?:(?:kan|kunde) (?:ni|du) )?koppla (?:mig|oss)(?: (?:till|vidare|en|någon|nån|riktig|människa|person|kollega))*',
      '(?:(?:en|riktig) )*(?:människa|person)',
    ],
  },
};

const requests = { en: requestOf(wordings.en), sv: requestOf(wordings.sv) };

function requestOf({ openings, wish, talk, person, endings, others }: Wording): RegExp {
  const body = [`(?:${wish}) ${talk} ${person}`, ...others].join('|');
  return new RegExp(`^(?:(?:${openings}) )*(?:${body})(?: (?:${endings}))*$`, 'u');
}

/**
 * True when one of the texts asks for a person. A question about people ("when
 * will you contact me?", "can callers talk to a person?") is none.
 *
 * @param texts a message and its last parts, in lower case and without punctuation
 */
export function asksForPerson(texts: readonly string[], locale: Locale): boolean {
  return texts.some((text) => requests[locale].test(text));
}

import { asksForPerson } from './human-request.ts';
import type { Knowledge, Locale } from './knowledge.ts';

/** What is said in a conversation that is not about the site. */
export type SmallTalk = Extract<
  keyof Knowledge['sentences']['en'],
  'greeting' | 'thanks' | 'goodbye' | 'whoAreYou' | 'human'
>;

/**
 * How each is worded, without punctuation and in lower case. A pattern covers the whole message, so
 * that "hi, what does it cost?" stays a question.
 */
const patterns: Readonly<Record<Locale, Readonly<Record<Exclude<SmallTalk, 'human'>, RegExp>>>> = {
  en: {
    greeting:
      /^(hi+|hello|hey+|hiya|howdy|yo|greetings|good (morning|day|afternoon|evening))( (there|all|everyone|again|cody|klarvind|guys|how are you( doing)?( today)?))*$|^how are you( doing)?( today)?$/,
    thanks:
      /^((ok|okay|great|perfect|super|cool|nice|good|oh|wow|awesome|excellent|yes|no|alright) )*(many )?(thanks|thank you|thx|ty|cheers)( (a lot|a bunch|so|very|much|again|cody|mate|that is all|thats all|that s all|for (your|the|all) (help|answers?|time|info|information)))*$|^(great|perfect|super|cool|nice|awesome|excellent|ok|okay|got it)$/,
    goodbye:
      /^((ok|okay|great|cool|nice|alright|thanks|thank you|thx) )*((good ?bye|bye( bye)?|see (you|ya)|cya|farewell)( (later|then|soon|cody|tomorrow))*|have a (nice|good|great|lovely) (day|one|evening|weekend))$/,
    whoAreYou:
      /^((hi|hello|hey|so|ok|and|but) )*(who (are|r) (you|u)|who is (this|cody)|whos (this|cody)|what are you|what is cody|(what is|whats|what s) your name|who am i (talking|speaking|chatting) (to|with)|((are|r) (you|u)|is this|is cody|am i (talking|speaking|chatting) (to|with)) ((a|an|real|actual|just|really|actually|even) )*(robot|bot|human( being)?|person|machine|ai|chatbot|chatgpt|computer|llm|real)( or ((a|an|real|actual|just) )*(robot|bot|human|person|machine|ai|not|computer))?|what (can|do) (you|u) (do|know|help( me)? with|answer)|(how )?(can|could) (you|u) help( me)?( with)?|what can i ask( you)?|help( me)?)$/,
  },
  sv: {
    greeting:
      /^(hej+(san|sann)?|hejhej|hallå+|halloj?|tjena+|tjenare|tja+|tjabba|morsning|god (morgon|dag|kväll|eftermiddag|förmiddag)|goddag|godmorgon)( (hej|där|cody|alla|på dig|klarvind|igen|hur (mår|är det med) (du|dig)|läget|hur är läget))*$|^(hur mår du|läget|hur är läget|hur är det( med dig)?)$/,
    thanks:
      /^((ok|okej|jättebra|bra|perfekt|super|toppen|kanon|fint|härligt|ja|nej|oj|schysst|grymt) )*(tack(ar)?|stort tack|tusen tack)( (tack|så|ska|du|ha|mycket|jättemycket|hemskt|snälla|cody|för (hjälpen|svaret|svaren|din hjälp|informationen|infon|det|allt)|igen|det var (bra|allt)))*$|^(ok|okej|toppen|perfekt|kanon|jättebra|bra|fint|super)$/,
    goodbye:
      /^((ok|okej|tack|bra) )*((hej ?då|adjö|hejs?vejs|vi (hörs|ses)|på återseende|vi hörs av)( (då|sen|cody|senare))*|ha (det (så )?(bra|fint|gott)|en (bra|fin|trevlig|skön) (dag|kväll|helg|eftermiddag)))( (då|cody|hej))*$/,
    whoAreYou:
      /^((hej|hallå|så|ok|okej|men|och) )*(vem är (du|cody|det här)|vad är (du|cody)( för (något|nåt))?|vad heter du|vem (pratar|chattar|skriver|snackar) jag med|(är (du|det här|cody)|(pratar|chattar|skriver|snackar) jag med) ((en|ett|riktig|äkta|bara|ens|verkligen|någon) )*(robot|bot|människa|person|maskin|ai|chatbot|chattbot|chatgpt|dator|riktig)( eller ((en|ett|riktig|äkta|bara) )*(robot|bot|människa|person|maskin|ai|inte|dator))?|är det en (robot|människa|bot|ai|person|maskin)( som)? (jag )?(pratar|chattar|skriver|snackar|svarar)( jag)?( med)?|vad (kan|vet|gör) du( göra)?( för mig)?|vad kan du (hjälpa( mig)?|svara på)( till)?( med)?|(hur )?kan du hjälpa (mig|till)( med)?( något)?|vad kan jag fråga( dig)?( om)?|hjälp( mig)?)$/,
  },
};

/** The order matters: "tack, hejdå" is a goodbye. */
const order = ['whoAreYou', 'goodbye', 'thanks', 'greeting'] as const;

/** A long message has more to say than small talk, and the patterns need not look at it. */
const lengthLimit = 120;

/**
 * Recognises what wants a human reply and no search.
 *
 * @param locales the languages to try, the likelier first
 * @returns undefined for a question about the site, or about anything else
 */
export function smallTalkOf(
  message: string,
  locales: readonly Locale[],
): { readonly kind: SmallTalk; readonly locale: Locale } | undefined {
  const text = wordsOnly(message);
  if (text.length > lengthLimit) return undefined;
  const last = (end: RegExp) =>
    message
      .split(end)
      .map(wordsOnly)
      .filter((part) => part !== '')
      .at(-1) ?? '';
  const requests = [text, last(/[.!?\n]+/), last(/[.,;:!?\n]+/)];
  for (const locale of locales) {
    // First, as "help, a person" asks for the person.
    if (asksForPerson(requests, locale)) return { kind: 'human', locale };
    const kind = order.find((candidate) => patterns[locale][candidate].test(text));
    if (kind) return { kind, locale };
  }
  return undefined;
}

function wordsOnly(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

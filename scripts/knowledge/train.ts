/** Makes the model that recognises questions, of wordings that people use. */

import type { Locale, Model } from '../../supabase/functions/chat-assistant/knowledge.ts';
import { unknownRarity } from '../../supabase/functions/chat-assistant/answers/classifier.ts';
import { logOdds, rank, type Ranking } from '../../supabase/functions/chat-assistant/answers/signals.ts';
import { knownShare, type Vector, vectorOf } from '../../supabase/functions/chat-assistant/answers/vector.ts';
import { featuresOf } from '../../supabase/functions/chat-assistant/language/features.ts';
import { denseRegression, sparseRegression } from './regression.ts';

/** A kind of question: those that have an answer first, then those that have none. */
export interface QuestionClass {
  readonly isAnswered: boolean;
  readonly wordings: readonly string[];
  /** Texts that are known to belong here but that nobody would type: the question as shown, the answer. */
  readonly texts: readonly string[];
}

interface Example {
  /** Numbers of its features in the vocabulary, which every round of the cross-validation looks up, with their weights. */
  readonly features: readonly (readonly [feature: number, weight: number])[];
  readonly owner: number;
  /** Which part of the cross-validation leaves it out; none leaves out what nobody would type. */
  readonly fold: number | undefined;
}

/** Five-fold cross-validation: a fifth of the wordings is asked of a model that has not seen them. */
const folds = 5;

/**
 * Of the questions that have no answer, so many must be refused; of the others, so many offered one. More
 * refusals would withhold right answers from many more visitors. Chosen on rounds of questions that were left out
 * (docs/decisions/050).
 */
const refused = 0.9;
const offered = 0.97;

/** An answer stands alone when it is right in nine of ten such cases. */
const sureShare = 0.9;

/** The heaviest features of a class that are deployed; more do not answer more questions. */
const kept = 500;

/** Learns from all examples; what it must not have seen is left out by the caller. */
function learn(
  examples: readonly Example[],
  classes: readonly QuestionClass[],
  vocabulary: readonly string[],
) {
  const counts = new Uint32Array(vocabulary.length);
  for (const { features } of examples) {
    for (const [feature] of features) counts[feature]! += 1;
  }
  // What stands in few wordings is an accident, but for words.
  const isKept = (name: string, count: number) => count > 4 || (count > 0 && !/[~ ]/.test(name));
  const known = vocabulary.flatMap((name, feature) => (isKept(name, counts[feature]!) ? [feature] : []));
  const places = new Int32Array(vocabulary.length).fill(-1);
  known.forEach((feature, place) => (places[feature] = place));
  const rarity = known.map((feature) => Math.log((examples.length + 1) / counts[feature]!));
  const placeOf = (feature: number) => (places[feature]! < 0 ? undefined : places[feature]);
  const vector = (features: Example['features']): Vector =>
    vectorOf(features, placeOf, (place) => rarity[place]!, unknownRarity);
  const vectors = examples.map(({ features }) => vector(features));
  const subject = sparseRegression(
    vectors,
    examples.map(({ owner }) => classes[owner]?.isAnswered ?? false),
    known.length,
  );
  const owners = centroidsOf(vectors, examples, classes.length, known.length);
  const names = known.map((feature) => vocabulary[feature]!);
  return { names, rarity, vector, subject, owners, classes: classes.length };
}

/** The classes that a feature speaks for, and how much. */
interface Owners {
  readonly classes: number[];
  readonly weights: number[];
}

/**
 * The middle of each class, by feature: the sum of its examples. The square root keeps a word that
 * stands in every wording from drowning the others; then all have length 1.
 */
function centroidsOf(
  vectors: readonly Vector[],
  examples: readonly Example[],
  classes: number,
  features: number,
): Owners[] {
  const members = Array.from({ length: classes }, (): Vector[] => []);
  vectors.forEach((vector, index) => members[examples[index]!.owner]!.push(vector));
  const owners = Array.from({ length: features }, (): Owners => ({ classes: [], weights: [] }));
  members.forEach((own, owner) => {
    const sums = new Float64Array(features);
    // Each place once, in the order of the examples, in which ties stay.
    const used: number[] = [];
    for (const { places, values } of own) {
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at]!;
        if (sums[place] === 0) used.push(place);
        sums[place]! += values[at]!;
      }
    }
    const length = Math.sqrt(used.reduce((total, place) => total + sums[place]!, 0)) || 1;
    const heaviest = used.toSorted((a, b) => sums[b]! - sums[a]!).slice(0, kept);
    for (const place of heaviest) {
      owners[place]!.classes.push(owner);
      owners[place]!.weights.push(Math.sqrt(sums[place]!) / length);
    }
  });
  return owners;
}

type Learnt = ReturnType<typeof learn>;

function rankWith(
  { vector, subject, owners, classes: count }: Learnt,
  features: Example['features'],
  answers: number,
): Ranking {
  const example = vector(features);
  const { places, values } = example;
  const classes = new Array<number>(count).fill(0);
  let side = subject.bias;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at]!;
    const value = values[at]!;
    side += subject.weights[place]! * value;
    const own = owners[place]!;
    for (let i = 0; i < own.classes.length; i += 1) classes[own.classes[i]!]! += own.weights[i]! * value;
  }
  return rank({ classes, subject: side, known: knownShare(example) }, answers);
}

/** What cross-validation found, for the build's line and the decision note. */
export interface Report {
  readonly right: number;
  readonly amongThree: number;
  readonly answered: number;
  readonly refused: number;
}

/**
 * Trains a language's model.
 *
 * @param classes those with an answer first
 */
export function train(classes: readonly QuestionClass[], locale: Locale): { model: Model; report: Report } {
  const numbers = new Map<string, number>();
  const numberOf = (name: string): number => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const numbered = (text: string) =>
    [...featuresOf(text, locale)].map(([name, weight]) => [numberOf(name), weight] as const);
  let count = 0;
  const examples = classes.flatMap(({ wordings, texts }, owner): Example[] => [
    ...wordings.map((text) => ({ features: numbered(text), owner, fold: (count += 1) % folds })),
    ...texts.map((text) => ({ features: numbered(text), owner, fold: undefined })),
  ]);
  const vocabulary = [...numbers.keys()];
  const answers = classes.filter(({ isAnswered }) => isAnswered).length;
  const tried = Array.from({ length: folds }, (_, fold) => {
    const learnt = learn(
      examples.filter((example) => example.fold !== fold),
      classes,
      vocabulary,
    );
    return examples
      .filter((example) => example.fold === fold)
      .map(({ features, owner }) => ({ ...rankWith(learnt, features, answers), owner }));
  }).flat();
  const calibration = calibrate(tried, answers);
  return {
    model: { ...packed(learn(examples, classes, vocabulary)), ...calibration.model },
    report: calibration.report,
  };
}

interface Tried extends Ranking {
  readonly owner: number;
}

/** Finds when to believe the model, from how it did on questions that it had not seen. */
function calibrate(tried: readonly Tried[], answers: number) {
  const has = ({ owner }: Tried): boolean => owner < answers;
  const isRight = ({ best, owner }: Tried): boolean => best[0] === owner;
  const known = tried.filter(has);
  const unknown = tried.filter((one) => !has(one));
  const answerable = denseRegression(
    tried.map(({ signals }) => signals),
    tried.map(has),
  );
  const right = denseRegression(
    known.map(({ signals }) => signals),
    known.map(isRight),
  );
  const oddsOf = (coefficients: readonly number[]) => (one: Tried) => logOdds(one.signals, coefficients);
  const answer = quantile(unknown.map(oddsOf(answerable)), refused);
  const given = known.filter((one) => oddsOf(answerable)(one) >= answer);
  const thresholds = {
    answer,
    offer: Math.min(answer, quantile(known.map(oddsOf(answerable)), 1 - offered)),
    sure: sureFrom(given.map((one) => ({ odds: oddsOf(right)(one), isRight: isRight(one) }))),
  };
  const share = (list: readonly Tried[], test: (one: Tried) => boolean) =>
    list.filter(test).length / (list.length || 1);
  return {
    model: { answerable, right, thresholds },
    report: {
      right: share(known, isRight),
      amongThree: share(known, ({ best, owner }) => best.slice(0, 3).includes(owner)),
      answered: share(known, (one) => given.includes(one) && isRight(one)),
      refused: share(unknown, (one) => oddsOf(answerable)(one) < answer),
    },
  };
}

/** The value under which the given share of the values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share)] ?? 0;
}

/** The lowest odds from which on enough answers are right. */
function sureFrom(given: readonly { readonly odds: number; readonly isRight: boolean }[]): number {
  const sorted = given.toSorted((a, b) => b.odds - a.odds);
  let right = 0;
  let lowest = sorted[0]?.odds ?? 0;
  sorted.forEach(({ odds, isRight }, index) => {
    if (isRight) right += 1;
    if (right / (index + 1) >= sureShare) lowest = odds;
  });
  return lowest;
}

/** The model in the form that is deployed: a byte for each number. Features that weigh nothing stay out. */
function packed({ names, rarity, subject, owners, classes }: Learnt) {
  const places = names.flatMap((_, place) => (owners[place]!.classes.length > 0 ? [place] : []));
  const weightScale = maximum(owners.flatMap(({ weights }) => weights)) / 255;
  const subjectScale = maximum(places.map((place) => Math.abs(subject.weights[place] ?? 0))) / 127;
  const base64 = (bytes: readonly number[]) =>
    Buffer.from(bytes.map((byte) => byte & 255)).toString('base64');
  return {
    features: places.map((place) => names[place] ?? '').join('\n'),
    rarity: base64(places.map((place) => Math.min(255, Math.round((rarity[place] ?? 0) * 16)))),
    subject: base64(places.map((place) => Math.round((subject.weights[place] ?? 0) / subjectScale))),
    subjectScale,
    subjectBias: subject.bias,
    weights: base64(
      places.flatMap((place) => {
        const own = owners[place]!;
        return [
          own.classes.length,
          ...own.classes.flatMap((owner, at) => [
            owner,
            Math.max(1, Math.round(own.weights[at]! / weightScale)),
          ]),
        ];
      }),
    ),
    weightScale,
    classes,
  };
}

function maximum(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 1e-9);
}

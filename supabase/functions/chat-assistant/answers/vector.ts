/** The features of a question as numbers. */
export interface Vector {
  /** Places of the known features. */
  readonly places: readonly number[];
  /** Their values; the length of the vector, with what is unknown in it, is at most 1. */
  readonly values: readonly number[];
}

/** What an unknown feature counts for in the length: a question of unknown words is like no other. */
const unknownWeight = 0.3;

/**
 * Weighs each feature by its kind and by how rare it is, and scales the whole to length 1.
 *
 * @param features a name or number for each, with its weight
 * @param placeOf the place of a known feature
 * @param rarityOf natural logarithm of how rare the feature of a place is
 * @param unknownRarity the same for a feature that nothing holds
 */
export function vectorOf<Feature>(
  features: Iterable<readonly [feature: Feature, weight: number]>,
  placeOf: (feature: Feature) => number | undefined,
  rarityOf: (place: number) => number,
  unknownRarity: number,
): Vector {
  const places: number[] = [];
  const values: number[] = [];
  let square = 0;
  for (const [feature, weight] of features) {
    const place = placeOf(feature);
    if (place === undefined) {
      square += unknownWeight * (weight * unknownRarity) ** 2;
      continue;
    }
    const value = weight * rarityOf(place);
    square += value ** 2;
    places.push(place);
    values.push(value);
  }
  const length = Math.sqrt(square) || 1;
  return { places, values: values.map((value) => value / length) };
}

/** The share of a vector, from 0 to 1, that is known. */
export function knownShare({ values }: Vector): number {
  return values.reduce((sum, value) => sum + value ** 2, 0);
}

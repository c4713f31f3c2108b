/**
 * Makes of each object one result, and keeps it as long as the object is there. What is read of `content/` is the same
 * object until its files change, so only what was edited is looked at again.
 */
export function perObject<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>();
  return (key) => {
    const kept = known.get(key) ?? { result: make(key) };
    known.set(key, kept);
    return kept.result;
  };
}

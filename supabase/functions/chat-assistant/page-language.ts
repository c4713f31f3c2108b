/**
 * The language of the page that a question came from: the widget sends it as `Accept-Language`.
 *
 * @returns a language code in lower case, such as `sv`, of whatever language; undefined without one
 */
export function pageLanguage(headers: Headers): string | undefined {
  const tag = /^\s*([a-z]{2,3})(?=[-,;\s]|$)/i.exec(headers.get('Accept-Language') ?? '')?.[1];
  return tag?.toLowerCase();
}

/**
 * Cookie of the visitor's answer: `1` = consent to statistics, `0` = essential cookies only; absent = no answer yet.
 */
export const COOKIE_CONSENT = 'cookie-accepted'

/** Marks that the footer has opened the choice again. */
const ASKED = 'cookies-asked'
export const askCookies = (): void => void window.dispatchEvent(new Event(ASKED))
export function onCookiesAsked(listener: () => void): () => void {
  window.addEventListener(ASKED, listener)
  return () => window.removeEventListener(ASKED, listener)
}

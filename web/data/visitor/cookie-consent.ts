/** `1` = the visitor agreed to be counted, `0` = only what the shop needs; absent = not asked yet. */
export const COOKIE_CONSENT = 'cookie-accepted'

/** The choice may be made anew at any time: the footer asks for it. */
const ASKED = 'cookies-asked'
export const askCookies = (): void => void window.dispatchEvent(new Event(ASKED))
export function onCookiesAsked(listener: () => void): () => void {
  window.addEventListener(ASKED, listener)
  return () => window.removeEventListener(ASKED, listener)
}

/** Matches links of the payment system, which bank applications open. */
const OF_THE_SYSTEM = /^https:\/\/(qr|sub)\.nspk\.ru\//

/**
 * The payment link for the application of one bank: the bank's schema replaces the text before the first colon. Any
 * other link belongs to a test bank, which has a page and no application, and is not changed.
 */
export const bankLink = (payload: string, schema: string): string =>
  OF_THE_SYSTEM.test(payload) ? payload.replace(/^[^:]*/, schema) : payload

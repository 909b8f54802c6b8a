/** Links of the payment system itself, which applications of banks open. */
const OF_THE_SYSTEM = /^https:\/\/(qr|sub)\.nspk\.ru\//

/**
 * The payment link for the application of one bank: everything before the first colon gives way to the bank's schema.
 * Any other link belongs to a test bank, which has a page and no application, and stays as it is.
 */
export const bankLink = (payload: string, schema: string): string =>
  OF_THE_SYSTEM.test(payload) ? payload.replace(/^[^:]*/, schema) : payload

/** Days after the end of an order during which goods may still be delivered or taken back. */
const CONTACTS_DAYS = 14
const DAY_MS = 86_400_000

/** True = the seller may still see the customer's address and contacts. @param finishedAt null = in progress */
export const areContactsShown = (finishedAt: Date | null, now: Date): boolean =>
  finishedAt === null || now.getTime() - finishedAt.getTime() < CONTACTS_DAYS * DAY_MS

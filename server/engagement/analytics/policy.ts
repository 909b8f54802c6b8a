/**
 * Events an hour: of a network some hundred busy visitors, 2 MB; of all what is 1 GB a day. What is refused waits in the
 * browser.
 */
export const ROOM_FOR_EVENTS = { ofNetwork: 10_000, ofAll: 300_000 } as const
/** What visitors did is kept for the comparison with the year before, days. */
export const ACTION_DAYS = 400
/** A consent is the proof of it: kept as long as a claim may be made, three years, days. */
export const CONSENT_DAYS = 1_100
/** Events may come late from browsers without a network: so many last days are counted anew. */
export const RECOUNTED_DAYS = 4

/** What visitors did is kept for the comparison with the year before, days. */
export const ACTION_DAYS = 400
/** A consent is the proof of it: kept as long as a claim may be made, three years, days. */
export const CONSENT_DAYS = 1_100
/** Events may come late from browsers without a network: so many last days are counted anew. */
export const RECOUNTED_DAYS = 4

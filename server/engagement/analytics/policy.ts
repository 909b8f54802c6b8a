/**
 * Maximum events per hour: a network of some hundred busy visitors, 2 MB; in total 1 GB a day. The browser retries
 * refused events.
 */
export const ROOM_FOR_EVENTS = { ofNetwork: 10_000, ofAll: 300_000 } as const
/** Retention of actions for the comparison with the previous year, days. */
export const ACTION_DAYS = 400
/** Retention of consents, three years, as long as a claim may be made, days. */
export const CONSENT_DAYS = 1_100
/** Number of last days that are recounted, because offline browsers send events late. */
export const RECOUNTED_DAYS = 4

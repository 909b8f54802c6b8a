/** What may wait for a seller's answer; what money hangs on comes first. */
export const INBOX_KINDS = ['claim', 'question', 'chat', 'review'] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

/** Of the seller's own words: claims are decided with their orders and stand there afterwards. */
export const INBOX_STATES = ['waiting', 'answered'] as const
export type InboxState = (typeof INBOX_STATES)[number]

/** Kinds of items that await a seller's answer; items about money come first. */
export const INBOX_KINDS = ['claim', 'question', 'chat', 'review'] as const
export type InboxKind = (typeof INBOX_KINDS)[number]

/** States of items answered in words; claims are decided in their orders and listed there afterwards. */
export const INBOX_STATES = ['waiting', 'answered'] as const
export type InboxState = (typeof INBOX_STATES)[number]

/** States of a message (spec 4). `created` and `sendFailed` exist only on the sender's device. */
export const MESSAGE_STATUSES = ['created', 'sent', 'read', 'deleted', 'sendFailed'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]
/** States that the server stores. */
export const KEPT_STATUSES = ['sent', 'read', 'deleted'] as const satisfies readonly MessageStatus[]

export const CHAT_SIDES = ['customer', 'seller'] as const
export type ChatSide = (typeof CHAT_SIDES)[number]

export const MAX_MESSAGE_LENGTH = 4_000
/** Maximum messages of one side in a thread within `WINDOW_SECONDS`. */
export const MAX_IN_WINDOW = 20
export const WINDOW_SECONDS = 10
export const MAX_PHOTOS = 4
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024
export const MAX_PHOTO_MESSAGES_AN_HOUR = 30
/** Seconds after which a recipient who has not read a message is considered away. */
export const AWAY_SECONDS = 60
/** Interval of presence reports by a device with an open thread, and the validity of a report, seconds. */
export const PRESENCE_BEAT_SECONDS = 25
export const PRESENCE_SECONDS = 60
/** Maximum automatic replies in one thread within a day. */
export const MAX_AUTOMATIC_A_DAY = 20
/** Days after an order was placed during which its page offers a chat (spec 9). */
const FOLLOW_UP_DAYS = 30

const NEXT: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  created: ['sent', 'read', 'sendFailed'],
  sendFailed: ['created', 'sent', 'read'],
  sent: ['read', 'deleted'],
  read: ['deleted'],
  deleted: [],
}

/** The status after an event; a status never moves back. */
export const laterStatus = (known: MessageStatus, reported: MessageStatus): MessageStatus =>
  NEXT[known].includes(reported) || (known === 'created' && reported === 'deleted') ? reported : known

/** Returns true while the order's page offers a chat. */
export const mayFollowUp = (placedAt: Date, now: Date): boolean =>
  now.getTime() - placedAt.getTime() <= FOLLOW_UP_DAYS * 86_400_000

const LETTERS = /[^\p{L}]+/u

/**
 * Finds a word that begins with one of the stems. Case is ignored and yo equals ye; matches inside a word do not count.
 */
export const hasBlockedWord = (text: string, stems: readonly string[]): boolean =>
  text
    .toLowerCase()
    .replaceAll('\u0451', '\u0435')
    .split(LETTERS)
    .some((word) => stems.some((stem) => word.startsWith(stem)))

/** The states of a message (spec 4): `created` and `sendFailed` are known to its writer's device only. */
export const MESSAGE_STATUSES = ['created', 'sent', 'read', 'deleted', 'sendFailed'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]
/** Those that the shop keeps. */
export const KEPT_STATUSES = ['sent', 'read', 'deleted'] as const satisfies readonly MessageStatus[]

/** The two sides of a thread. */
export const CHAT_SIDES = ['customer', 'seller'] as const
export type ChatSide = (typeof CHAT_SIDES)[number]

/** Letters of one message. */
export const LONGEST_MESSAGE = 4_000
/** Messages that one side may write into a thread within the window. */
export const MAX_IN_WINDOW = 20
export const WINDOW_SECONDS = 10
/** Photos of one message. */
export const MAX_PHOTOS = 4
export const LARGEST_PHOTO = 10 * 1024 * 1024
/** Messages with photos that one person may send within an hour. */
export const MAX_PHOTO_MESSAGES_AN_HOUR = 30
/** Whoever has not read a message by then is away, seconds. */
export const AWAY_SECONDS = 60
/** Whoever has a thread on the screen says so this often, and counts as there so long after they were heard of, seconds. */
export const PRESENCE_BEAT_SECONDS = 25
export const PRESENCE_SECONDS = 60
/** Automatic answers into one thread within a day. */
export const MAX_AUTOMATIC_A_DAY = 20
/** A seller is written to from an order this many days after it was placed (spec 9). */
const FOLLOW_UP_DAYS = 30

const NEXT: Readonly<Record<MessageStatus, readonly MessageStatus[]>> = {
  created: ['sent', 'read', 'sendFailed'],
  sendFailed: ['created', 'sent', 'read'],
  sent: ['read', 'deleted'],
  read: ['deleted'],
  deleted: [],
}

/** What is known of a message once something is heard of it: what was kept never goes back. */
export const laterStatus = (known: MessageStatus, heard: MessageStatus): MessageStatus =>
  NEXT[known].includes(heard) || (known === 'created' && heard === 'deleted') ? heard : known

/** May the order still be talked about from its own page? */
export const mayFollowUp = (placedAt: Date, now: Date): boolean =>
  now.getTime() - placedAt.getTime() <= FOLLOW_UP_DAYS * 86_400_000

const LETTERS = /[^\p{L}]+/u

/** A word that begins with one of the stems, in small letters, with yo written as ye; parts of other words do not count. */
export const hasBlockedWord = (text: string, stems: readonly string[]): boolean =>
  text
    .toLowerCase()
    .replaceAll('\u0451', '\u0435')
    .split(LETTERS)
    .some((word) => stems.some((stem) => word.startsWith(stem)))

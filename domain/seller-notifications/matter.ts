import type { Permission } from '../identity/actor.ts'

const MINUTE_MS = 60_000

/** Kinds of matters that wait for a seller's answer, decision or reading. */
export const MATTER_KINDS = ['order', 'dinner', 'booking', 'claim', 'question', 'review', 'chat', 'request'] as const
export type MatterKind = (typeof MATTER_KINDS)[number]

/** Channels by which the people of a seller are notified. */
export const SELLER_CHANNELS = ['push', 'sms', 'email', 'call'] as const
export type SellerChannel = (typeof SELLER_CHANNELS)[number]

/** Topics for which a seller chooses channels. */
export const SELLER_TOPICS = ['orders', 'claims', 'questions', 'reviews', 'requests'] as const
export type SellerTopic = (typeof SELLER_TOPICS)[number]

export const topicOfMatter: Readonly<Record<MatterKind, SellerTopic>> = {
  order: 'orders',
  dinner: 'orders',
  booking: 'orders',
  claim: 'claims',
  question: 'questions',
  chat: 'questions',
  review: 'reviews',
  request: 'requests',
}

/** Permission that the recipients of a topic need. */
export const permissionOfTopic = {
  orders: 'workOrders',
  claims: 'decideClaims',
  questions: 'answerCustomers',
  reviews: 'answerCustomers',
  requests: 'answerCustomers',
} as const satisfies Readonly<Record<SellerTopic, Permission>>

export interface Matter {
  readonly id: number
  readonly kind: MatterKind
  readonly at: Date
  /** Time at which the matter ends without an answer; null = no deadline. */
  readonly deadline: Date | null
  /** Time at which the seller's staff first opened the matter; null = not opened. */
  readonly seenAt: Date | null
  /** True = one of the seller's first orders, for which no channels have been chosen yet. */
  readonly isEarly: boolean
  /** Indexes of the ladder's steps that were sent or dropped. */
  readonly passed: readonly number[]
}

/** Minutes after which an unanswered matter is listed for the office; null = never. An order may be listed earlier. */
export const LATE_AFTER_MINUTES: Readonly<Record<MatterKind, number | null>> = {
  dinner: 5,
  order: 24 * 60,
  booking: 6 * 60,
  request: 4 * 60,
  chat: 12 * 60,
  claim: 24 * 60,
  question: 24 * 60,
  review: null,
}

/** An order whose handover begins within `within` minutes is listed after `after` minutes already. */
export const LATE_BEFORE_HANDOVER = { within: 24 * 60, after: 4 * 60 } as const

/**
 * Time from which an unanswered matter is listed for the office; null = never. The list finds matters by the same rule
 * in SQL (`unanswered.store.ts`); its test compares the two.
 */
export function lateFrom({
  kind,
  at,
  handoverAt,
}: Pick<Matter, 'kind' | 'at'> & {
  /** Beginning of an order's handover; null = not an order. */
  readonly handoverAt: Date | null
}): Date | null {
  const minutes = LATE_AFTER_MINUTES[kind]
  if (minutes === null) return null
  const usual = at.getTime() + minutes * MINUTE_MS
  if (kind !== 'order' || handoverAt === null) return new Date(usual)
  const { within, after } = LATE_BEFORE_HANDOVER
  const near = Math.max(at.getTime() + after * MINUTE_MS, handoverAt.getTime() - within * MINUTE_MS)
  return new Date(Math.min(usual, near))
}

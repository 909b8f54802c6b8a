import type { Permission } from '../identity/actor.ts'

/** What awaits a seller: an answer, a decision, or only a look. */
export const MATTER_KINDS = ['order', 'dinner', 'booking', 'claim', 'question', 'review', 'chat', 'request'] as const
export type MatterKind = (typeof MATTER_KINDS)[number]

/** How the people of a seller are told of it. */
export const SELLER_CHANNELS = ['push', 'sms', 'email', 'call'] as const
export type SellerChannel = (typeof SELLER_CHANNELS)[number]

/** What a seller chooses channels for. */
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

/** Whose work a topic is at a seller. */
export const permissionOfTopic = {
  orders: 'workOrders',
  claims: 'decideClaims',
  questions: 'answerCustomers',
  reviews: 'answerCustomers',
  requests: 'answerCustomers',
} as const satisfies Readonly<Record<SellerTopic, Permission>>

/** A matter at a moment. */
export interface Matter {
  readonly id: number
  readonly kind: MatterKind
  readonly at: Date
  /** When it ends by itself unless somebody answers; null = it waits. */
  readonly deadline: Date | null
  /** When somebody of the seller opened it; null = nobody has. */
  readonly seenAt: Date | null
  /** One of the seller's first orders: nobody has chosen channels yet. */
  readonly isEarly: boolean
  /** Steps of its ladder that were sent, or given up. */
  readonly passed: readonly number[]
}

/** Minutes after which the administrator sees a matter that nobody has answered; null = never. */
export const LATE_AFTER_MINUTES: Readonly<Record<MatterKind, number | null>> = {
  dinner: 5,
  order: 4 * 60,
  booking: 6 * 60,
  request: 4 * 60,
  chat: 12 * 60,
  claim: 24 * 60,
  question: 24 * 60,
  review: null,
}

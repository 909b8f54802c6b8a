import type { JudgedTrade } from '@okolitsa/domain/reviews/review-tags.ts'

export interface ReviewedThing {
  readonly about: 'product' | 'farmer'
  readonly id: number
  /** Trade of the seller; absent = a farm. */
  readonly trade?: JudgedTrade
}

/** Keys of cached reviews and questions. */
export const reviewKeys = {
  all: ['reviews'] as const,
  list: ({ about, id }: ReviewedThing, asked: object, isSignedIn: boolean) =>
    ['reviews', 'list', about, id, asked, isSignedIn] as const,
  may: ({ about, id }: ReviewedThing) => ['reviews', 'may', about, id] as const,
  order: (orderId: number) => ['reviews', 'order', orderId] as const,
  tags: (about: string, id: number, trade: JudgedTrade) => ['reviews', 'tags', about, id, trade] as const,
  questions: ({ about, id }: ReviewedThing, isSignedIn: boolean) => ['questions', about, id, isSignedIn] as const,
}

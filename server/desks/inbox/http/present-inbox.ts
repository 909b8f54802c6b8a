import type { InboxItem } from '@okolitsa/contracts/inbox/inbox.ts'
import { claimAnswerBefore } from '@okolitsa/domain/orders/claim.ts'
import type { InboxRow } from '../store/inbox.store.ts'

/** The id of a photo, which is the last part of its storage key. */
const photoIdOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1, -'.webp'.length)

export const presentInboxItem = (row: InboxRow): InboxItem => ({
  kind: row.kind,
  id: row.id,
  name: row.name || null,
  orderId: row.orderId,
  product: row.productId === null ? null : { id: row.productId, title: row.productTitle ?? '' },
  text: row.text,
  rating: row.rating,
  imageUrls: row.photos.map((key) => `/api/v1/reviews/${row.id}/photos/${photoIdOf(key)}`),
  since: row.at.toISOString(),
  answerBefore: row.kind === 'claim' ? claimAnswerBefore(row.at).toISOString() : null,
  answer: row.answer,
  hiddenBecause: row.hiddenBecause,
})

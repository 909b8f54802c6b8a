import { INBOX_KINDS } from '@okolitsa/domain/inbox/inbox.ts'
import { HIDDEN_BECAUSE } from '@okolitsa/domain/moderation/moderation.ts'
import { z } from 'zod'

const int = z.number().int()

/** An item of a seller's inbox with its waiting time. */
export const inboxItemSchema = z.object({
  kind: z.enum(INBOX_KINDS),
  /** Id of the chat, question or review; for a claim the id of its order, whose claims share one item. */
  id: int,
  /** Name of the customer; null = unknown or anonymous. */
  name: z.string().nullable(),
  /** Order that the item concerns; for a chat the customer's last order from this seller. */
  orderId: int.nullable(),
  product: z.object({ id: int, title: z.string() }).nullable(),
  /** Text of the item; empty = a photo alone, a claim without text, or a deleted message. */
  text: z.string(),
  rating: int.nullable(),
  imageUrls: z.array(z.string()),
  /** Beginning of the waiting time; for answered items the time of the answer. */
  since: z.iso.datetime(),
  /** End of the seller's time to decide a claim. */
  answerBefore: z.iso.datetime().nullable(),
  /** Answer to a question or a review. */
  answer: z.string().nullable(),
  /** Why the office hides the answer; `waiting` = it has not decided. Null = it is shown. */
  hiddenBecause: z.enum(HIDDEN_BECAUSE).nullable(),
})
export type InboxItem = z.output<typeof inboxItemSchema>

/** Waiting items by kind. */
export const inboxCountsSchema = z.object({ claim: int, question: int, chat: int, review: int })
export type InboxCounts = z.output<typeof inboxCountsSchema>

export const inboxSchema = z.object({
  items: z.array(inboxItemSchema),
  counts: inboxCountsSchema,
  /** Cursor of the next page; null = this is the last one. */
  next: z.string().nullable(),
})
export type Inbox = z.output<typeof inboxSchema>

export const readyReplySchema = z.object({ id: int, title: z.string(), text: z.string() })
export type ReadyReply = z.output<typeof readyReplySchema>

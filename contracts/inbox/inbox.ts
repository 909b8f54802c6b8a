import { INBOX_KINDS } from '@okolitsa/domain/inbox/inbox.ts'
import { z } from 'zod'

const int = z.number().int()

/** Something that somebody said to a seller, and how long it waits. */
export const inboxItemSchema = z.object({
  kind: z.enum(INBOX_KINDS),
  /** Of the chat, question or review; of a claim its order's, all claims of which are one line. */
  id: int,
  /** Null = it is not known or not told. */
  name: z.string().nullable(),
  /** The order it is about; of a chat, the customer's last one here. */
  orderId: int.nullable(),
  product: z.object({ id: int, title: z.string() }).nullable(),
  /** Empty = a photo alone, a claim without words, or a message that was deleted. */
  text: z.string(),
  rating: int.nullable(),
  imageUrls: z.array(z.string()),
  /** Since when it waits; of what is answered, when that was done. */
  since: z.iso.datetime(),
  /** Until when a claim is the seller's to decide. */
  answerBefore: z.iso.datetime().nullable(),
  /** Of a question or a review. */
  answer: z.string().nullable(),
})
export type InboxItem = z.output<typeof inboxItemSchema>

/** How many of each wait. */
export const inboxCountsSchema = z.object({ claim: int, question: int, chat: int, review: int })
export type InboxCounts = z.output<typeof inboxCountsSchema>

export const inboxSchema = z.object({
  items: z.array(inboxItemSchema),
  counts: inboxCountsSchema,
  /** Says where the next piece begins; null = this was the last. */
  next: z.string().nullable(),
})
export type Inbox = z.output<typeof inboxSchema>

/** What a seller answers often. */
export const readyReplySchema = z.object({ id: int, title: z.string(), text: z.string() })
export type ReadyReply = z.output<typeof readyReplySchema>

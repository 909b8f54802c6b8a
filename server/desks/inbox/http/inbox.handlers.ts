import { INBOX_PIECE, type inboxEndpoints } from '@okolitsa/contracts/inbox/inbox.endpoints.ts'
import { MAX_READY_REPLIES } from '@okolitsa/domain/inbox/ready-reply.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { SellerNotificationsService } from '../../../engagement/seller-notifications/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import {
  countInbox,
  findQuestion,
  findReview,
  type InboxPlace,
  listAnswered,
  listWaiting,
} from '../store/inbox.store.ts'
import { deleteReadyReply, insertReadyReply, listReadyReplies, saveReadyReply } from '../store/ready-reply.store.ts'
import { presentInboxItem } from './present-inbox.ts'

export interface InboxDeps extends Deps<'database' | 'sellers' | 'clock'> {
  readonly notifications: SellerNotificationsService
}

/** Parses the start of a page: a timestamp, a kind and an id; the contract has validated the format. */
function placeOf(after: string | undefined): InboxPlace | null {
  const [micros, kind, id] = after?.split('.') ?? []
  if (micros === undefined || kind === undefined || id === undefined) return null
  // an id above the column's maximum is after all others
  return { micros, kind, id: Math.min(Number(id), 2_147_483_647) }
}

export function inboxHandlers({ database, sellers, clock, notifications }: InboxDeps): Handlers<typeof inboxEndpoints> {
  const { executor, inTransaction } = database
  return {
    getInbox: async ({ query, scope }) => {
      const [rows, counts] = await Promise.all([
        (query.state === 'waiting' ? listWaiting : listAnswered)(executor, scope, {
          kind: query.kind ?? null,
          after: placeOf(query.after),
          limit: INBOX_PIECE + 1,
        }),
        countInbox(executor, scope),
      ])
      const shown = rows.slice(0, INBOX_PIECE)
      const last = rows.length > INBOX_PIECE ? shown.at(-1) : undefined
      return {
        items: shown.map(presentInboxItem),
        counts,
        next: last ? `${last.micros}.${last.kind}.${last.id}` : null,
      }
    },

    getInboxCounts: ({ scope }) => countInbox(executor, scope),

    getInboxItem: async ({ params, scope }) => {
      const row = await (params.kind === 'question' ? findQuestion : findReview)(executor, scope, params.id)
      if (!row) throw new Refusal('NOT_FOUND')
      await notifications.seen(executor, scope, [params.kind], params.id)
      return presentInboxItem(row)
    },

    listReadyReplies: async ({ params }) => {
      return { items: await listReadyReplies(executor, params.id) }
    },

    addReadyReply: async ({ params, body }) => {
      return inTransaction(async (tx) => {
        // serializes concurrent additions, which are counted
        await sellers.takeSellers(tx, [params.id])
        const reply = await insertReadyReply(tx, params.id, { ...body, at: clock(), most: MAX_READY_REPLIES })
        if (!reply) throw new Refusal('TOO_MANY_READY_REPLIES', { limit: MAX_READY_REPLIES })
        return reply
      })
    },

    changeReadyReply: async ({ params, body }) => {
      const reply = await saveReadyReply(executor, params.id, { id: params.replyId, ...body })
      if (!reply) throw new Refusal('NOT_FOUND')
      return reply
    },

    removeReadyReply: async ({ params }) => {
      if (!(await deleteReadyReply(executor, params.id, params.replyId))) throw new Refusal('NOT_FOUND')
      return { items: await listReadyReplies(executor, params.id) }
    },
  }
}

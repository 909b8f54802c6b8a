import type { chatDeskEndpoints, chatEndpoints } from '@okolitsa/contracts/chat/chat.endpoints.ts'
import type { ChatSide } from '@okolitsa/domain/chat/message.ts'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DeliveryService } from '../../../fulfilment/delivery/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { ChatDeps } from '../ports.ts'
import { type Piece, readLastMessages, readMessages } from '../store/message.store.ts'
import { blockThread, countThreads, countUnread, findThread, listThreads, openThread } from '../store/thread.store.ts'
import { removeMessage } from '../use-cases/write-message.ts'
import { presentChat, presentMessage } from './present-chat.ts'

/** Handlers of both sides of chats. */
export function chatHandlers(deps: ChatDeps & { readonly delivery: Pick<DeliveryService, 'shownSellers'> }): {
  readonly customer: Handlers<typeof chatEndpoints>
  readonly desk: Handlers<typeof chatDeskEndpoints>
} {
  const { executor } = deps.database

  async function pageOfChats(scope: Scope, side: ChatSide, page: { page: number; perPage: number }) {
    const [threads, totalItems] = await Promise.all([listThreads(executor, scope, page), countThreads(executor, scope)])
    const last = await readLastMessages(
      executor,
      threads.map(({ id }) => id),
    )
    const lastOf = new Map(last.map((message) => [message.threadId, message]))
    return {
      items: threads.map((thread) => presentChat(thread, side, lastOf.get(thread.id))),
      currentPage: page.page,
      totalItems,
      totalPages: Math.ceil(totalItems / page.perPage),
      itemsPerPage: page.perPage,
    }
  }

  /** @throws {Refusal} NOT_FOUND when there is none within the scope */
  async function oneChat(scope: Scope, side: ChatSide, id: number) {
    const thread = await findThread(executor, scope, id)
    if (!thread) throw new Refusal('NOT_FOUND')
    const [last] = await readLastMessages(executor, [id])
    return presentChat(thread, side, last)
  }

  /** @throws {Refusal} NOT_FOUND when there is none within the scope */
  async function history(scope: Scope, id: number, piece: Piece) {
    if (!(await findThread(executor, scope, id))) throw new Refusal('NOT_FOUND')
    const { items, hasMore } = await readMessages(executor, id, piece)
    return { items: items.map(presentMessage), hasMore }
  }

  return {
    customer: {
      chats: ({ query, scope }) => pageOfChats(scope, 'customer', query),
      openChat: async ({ actor: { customerId }, body: { organizationId }, scope }) => {
        if (!(await deps.delivery.shownSellers(scope.site)).get(organizationId)) throw new Refusal('NOT_FOUND')
        const id = await openThread(executor, { customerId, organizationId, at: deps.clock() })
        return oneChat(scope, 'customer', id)
      },
      messages: ({ params, query, scope }) => history(scope, params.id, query),
      removeMessage: async ({ params: { id, messageId }, scope }) =>
        presentMessage(await removeMessage(deps, { side: 'customer', scope }, { threadId: id, messageId })),
      unreadCount: async ({ scope }) => ({
        count: await countUnread(executor, scope, 'seller'),
        hasChats: (await countThreads(executor, scope)) > 0,
      }),
    },
    desk: {
      deskChats: ({ query, scope }) => pageOfChats(scope, 'seller', query),
      deskMessages: ({ params, query, scope }) => history(scope, params.id, query),
      deskRemoveMessage: async ({ actor: { staffId }, params: { id, messageId }, scope }) =>
        presentMessage(await removeMessage(deps, { side: 'seller', scope, staffId }, { threadId: id, messageId })),
      deskUnreadCount: async ({ scope }) => ({ count: await countUnread(executor, scope, 'customer') }),
      blockChat: async ({ params: { id }, body: { isBlocked }, scope }) => {
        await blockThread(executor, scope, id, isBlocked)
        return oneChat(scope, 'seller', id)
      },
    },
  }
}

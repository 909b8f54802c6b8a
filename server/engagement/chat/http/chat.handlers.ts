import type { chatEndpoints } from '@okolitsa/contracts/chat/chat.endpoints.ts'
import type { chatDeskEndpoints } from '@okolitsa/contracts/chat/chat-desk.endpoints.ts'
import type { ChatSide } from '@okolitsa/domain/chat/message.ts'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DeliveryService } from '../../../fulfilment/delivery/ports.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import { reportMessage } from '../moderated-messages.ts'
import type { ChatDeps, ChatPerson } from '../ports.ts'
import { findPhoto, type Piece, readLastMessages, readMessages } from '../store/message.store.ts'
import {
  blockThread,
  countThreads,
  countUnread,
  findThread,
  listThreads,
  openThread,
  settleThread,
} from '../store/thread.store.ts'
import { type PhotosForm, sendPhotos } from '../use-cases/send-photos.ts'
import { removeMessage } from '../use-cases/write-message.ts'
import { presentChat, presentMessage } from './present-chat.ts'

/** Cache header of a photo, which never changes; a deleted one leaves caches within the hour. */
const PHOTO_CACHE = 'private, max-age=3600'

interface Form {
  readonly body: Omit<PhotosForm, 'photos'>
  readonly files: PhotosForm['photos']
}
const formOf = ({ body, files }: Form): PhotosForm => ({ ...body, photos: files })

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

  /** @throws {Refusal} NOT_FOUND when there is none in the scope */
  async function oneChat(scope: Scope, side: ChatSide, id: number) {
    const thread = await findThread(executor, scope, id)
    if (!thread) throw new Refusal('NOT_FOUND')
    const [last] = await readLastMessages(executor, [id])
    return presentChat(thread, side, last)
  }

  /** @throws {Refusal} NOT_FOUND when there is none in the scope */
  async function history(scope: Scope, id: number, piece: Piece) {
    if (!(await findThread(executor, scope, id))) throw new Refusal('NOT_FOUND')
    const { items, hasMore } = await readMessages(executor, id, piece)
    return { items: items.map(presentMessage), hasMore }
  }

  const send = async (person: ChatPerson, threadId: number, readForm: () => Promise<PhotosForm>) =>
    presentMessage(await sendPhotos(deps, person, threadId, readForm))

  /** @throws {Refusal} NOT_FOUND when there is none in the scope */
  async function photo(
    scope: Scope,
    { id, messageId, photoId }: { id: number; messageId: number; photoId: string },
    context: Pick<CallContext, 'setHeader'>,
  ) {
    const thread = await findThread(executor, scope, id)
    const key = thread && (await findPhoto(executor, { threadId: id, messageId, photoId }))
    const found = key ? await deps.photos.read(key) : null
    if (!found) throw new Refusal('NOT_FOUND')
    context.setHeader('cache-control', PHOTO_CACHE)
    return found
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
      sendPhotos: ({ params, readForm, scope }) =>
        send({ side: 'customer', scope }, params.id, async () => formOf(await readForm())),
      messagePhoto: ({ params, scope, context }) => photo(scope, params, context),
      reportMessage: async ({ params: { id: threadId, messageId }, body, scope }) => {
        await reportMessage(deps, { side: 'customer', scope }, { threadId, messageId, ...body })
        return { accepted: true }
      },
      unreadCount: async ({ scope }) => ({
        count: await countUnread(executor, scope, 'seller'),
        hasChats: (await countThreads(executor, scope)) > 0,
      }),
    },
    desk: {
      deskChats: ({ query, scope }) => pageOfChats(scope, 'seller', query),
      deskChat: ({ params, scope }) => oneChat(scope, 'seller', params.id),
      deskMessages: ({ params, query, scope }) => history(scope, params.id, query),
      deskRemoveMessage: async ({ actor: { staffId }, params: { id, messageId }, scope }) =>
        presentMessage(await removeMessage(deps, { side: 'seller', scope, staffId }, { threadId: id, messageId })),
      deskSendPhotos: ({ actor: { staffId }, params, readForm, scope }) =>
        send({ side: 'seller', scope, staffId }, params.id, async () => formOf(await readForm())),
      deskMessagePhoto: ({ params, scope, context }) => photo(scope, params, context),
      deskReportMessage: async ({ actor: { staffId }, params: { id: threadId, messageId }, body, scope }) => {
        await reportMessage(deps, { side: 'seller', scope, staffId }, { threadId, messageId, ...body })
        return { accepted: true }
      },
      deskUnreadCount: async ({ scope }) => ({ count: await countUnread(executor, scope, 'customer') }),
      settleChat: async ({ params: { id }, scope }) => {
        await settleThread(executor, scope, id)
        return oneChat(scope, 'seller', id)
      },
      blockChat: async ({ params: { id }, body: { isBlocked }, scope }) => {
        await blockThread(executor, scope, id, isBlocked)
        return oneChat(scope, 'seller', id)
      },
    },
  }
}

import type { ChatServerEvents } from '@okolitsa/contracts/chat/chat-socket-events.ts'
import type { ChatSide } from '@okolitsa/domain/chat/message.ts'
import { customersOwn } from '@okolitsa/domain/identity/scope.ts'
import type { Logger } from 'pino'
import type { Executor } from '../../../platform/db/client.ts'
import { type ChatSignal, readChatSignal } from '../chat-signal.ts'
import { presentMessage } from '../http/present-chat.ts'
import { readMessagesById } from '../store/message.store.ts'
import { countUnread } from '../store/thread.store.ts'
import { otherSide } from '../use-cases/write-message.ts'

/** The part of Socket.IO's server that tells those who are connected here. */
interface Rooms {
  readonly sockets: {
    readonly adapter: { readonly rooms: ReadonlyMap<string, unknown> }
    emit(name: 'chat-refresh'): unknown
  }
  to(rooms: string | string[]): {
    emit<N extends keyof ChatServerEvents>(name: N, ...told: Parameters<ChatServerEvents[N]>): unknown
  }
}
/** Messages that wait to be read for those who are here; over it everybody reads again what is open. */
const MOST_WAITING = 5_000
/** Messages read in one question. */
const BATCH = 200

export const roomOf = (side: ChatSide, id: number): string =>
  `${side === 'customer' ? 'customer' : 'organization'}:${id}`

/** Tells the people connected to this node what happened in their threads, on whichever node it happened. */
export function createFanOut(options: {
  readonly executor: Executor
  readonly io: () => Rooms | undefined
  readonly log: Logger
}) {
  const { executor, io, log } = options
  let waiting: Extract<ChatSignal, { kind: 'message' }>[] = []
  let isPumping = false

  const roomsOf = ({ customerId, organizationId }: ChatSignal) => ({
    customer: roomOf('customer', customerId),
    seller: roomOf('seller', organizationId),
  })
  const isHere = (room: string) => io()?.sockets.adapter.rooms.has(room) ?? false

  async function tellUnread(side: ChatSide, id: number): Promise<void> {
    const room = roomOf(side, id)
    if (!isHere(room)) return
    const scope = side === 'customer' ? customersOwn(id) : ({ kind: 'seller', organizationIds: [id] } as const)
    const count = await countUnread(executor, scope, otherSide(side))
    io()?.to(room).emit('chat-messages-unread-count', { count })
  }

  /** Ids of a thread come in the order of commits, and are read in the order of ids: nobody hears them in another. */
  async function pump(): Promise<void> {
    if (isPumping) return
    isPumping = true
    try {
      while (waiting.length > 0) {
        const batch = waiting.splice(0, BATCH)
        const rows = await readMessagesById(executor, [...new Set(batch.map(({ messageId }) => messageId))])
        const byThread = Map.groupBy(rows, ({ threadId }) => threadId)
        for (const messages of byThread.values()) {
          const [first] = messages
          if (!first) continue
          const rooms = [roomOf('customer', first.customerId), roomOf('seller', first.organizationId)]
          io()?.to(rooms).emit('chat-messages', messages.map(presentMessage))
        }
        const customers = new Set(rows.map(({ customerId }) => customerId))
        const organizations = new Set(rows.map(({ organizationId }) => organizationId))
        for (const id of customers) await tellUnread('customer', id)
        for (const id of organizations) await tellUnread('seller', id)
      }
    } catch (error) {
      log.warn({ err: error }, 'chat: what was written could not be told')
      waiting = []
      io()?.sockets.emit('chat-refresh')
    } finally {
      isPumping = false
    }
  }

  return {
    /** A word between nodes; null means that some may have been missed. */
    heard(payload: string | null): void {
      if (payload === null) return void io()?.sockets.emit('chat-refresh')
      const signal = readChatSignal(payload)
      if (!signal) return
      const { customer, seller } = roomsOf(signal)
      if (!isHere(customer) && !isHere(seller)) return
      const { threadId: chatId } = signal
      switch (signal.kind) {
        case 'message':
          if (waiting.length >= MOST_WAITING) {
            waiting = []
            return void io()?.sockets.emit('chat-refresh')
          }
          waiting.push(signal)
          return void pump().catch((error) => log.warn({ err: error }, 'chat: messages'))
        case 'read': {
          const { by: clientType, upToMessageId } = signal
          io()?.to([customer, seller]).emit('update-chat-messages-status', {
            chatId,
            upToMessageId,
            status: 'read',
            clientType,
          })
          const id = clientType === 'customer' ? signal.customerId : signal.organizationId
          return void tellUnread(clientType, id).catch((error) => log.warn({ err: error }, 'chat: unread'))
        }
        case 'typing':
          return void io()
            ?.to(signal.by === 'customer' ? seller : customer)
            .emit('typing', { chatId, clientType: signal.by })
        case 'present':
          return void io()
            ?.to(signal.by === 'customer' ? seller : customer)
            .emit('present', { chatId, clientType: signal.by, isFirst: signal.isFirst })
      }
    },
  }
}

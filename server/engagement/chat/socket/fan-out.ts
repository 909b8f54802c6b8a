import type { ChatServerEvents } from '@okolitsa/contracts/chat/chat-socket-events.ts'
import type { ChatSide } from '@okolitsa/domain/chat/message.ts'
import { type CustomerScope, customersOwn, type SellerScope } from '@okolitsa/domain/identity/scope.ts'
import type { Logger } from 'pino'
import type { Executor } from '../../../platform/db/client.ts'
import { type ChatSignal, readChatSignal } from '../chat-signal.ts'
import { presentMessage } from '../http/present-chat.ts'
import type { ChatPerson } from '../ports.ts'
import { readMessagesById } from '../store/message.store.ts'
import { countUnread } from '../store/thread.store.ts'
import { otherSide } from '../use-cases/write-message.ts'

/** The part of Socket.IO's server that sends to local connections. */
interface Rooms {
  readonly sockets: {
    readonly adapter: { readonly rooms: ReadonlyMap<string, unknown> }
    emit(name: 'chat-refresh'): unknown
  }
  to(rooms: string | string[]): {
    emit<N extends keyof ChatServerEvents>(name: N, ...args: Parameters<ChatServerEvents[N]>): unknown
  }
}
/** Maximum messages waiting to be read for local connections; above it clients have to reload. */
const MAX_WAITING = 5_000
/** Maximum messages read by one query. */
const BATCH = 200

/** A room, and the scope of its unread counts. */
interface Room {
  readonly name: string
  readonly scope: CustomerScope | SellerScope
}

const sellerRoom = (id: number): Room => ({
  name: `organization:${id}`,
  scope: { kind: 'seller', organizationIds: [id] },
})
/** The room of a customer at the marketplace, or at a seller's own site, which gets no events of other sellers. */
const customerRoom = (id: number, organizationId: number | null): Room => {
  const own = customersOwn(id)
  if (organizationId === null) return { name: `customer:${id}`, scope: own }
  return {
    name: `customer:${id}@${organizationId}`,
    scope: { ...own, site: { ...own.site, sellers: [organizationId] } },
  }
}

export function roomOfPerson(person: ChatPerson, id: number): string {
  if (person.side === 'seller') return sellerRoom(id).name
  const { sellers } = person.scope.site
  return customerRoom(id, sellers === 'every' ? null : (sellers[0] ?? 0)).name
}

/** Sends events of threads to the people connected to this node, whichever node emitted them. */
export function createFanOut(options: {
  readonly executor: Executor
  readonly io: () => Rooms | undefined
  readonly log: Logger
}) {
  const { executor, io, log } = options
  let waiting: Extract<ChatSignal, { kind: 'message' }>[] = []
  let isPumping = false

  type Thread = Pick<ChatSignal, 'customerId' | 'organizationId'>
  const roomsOf = ({ customerId, organizationId }: Thread) => ({
    customer: [customerRoom(customerId, null), customerRoom(customerId, organizationId)],
    seller: [sellerRoom(organizationId)],
  })
  const isHere = ({ name }: Room) => io()?.sockets.adapter.rooms.has(name) ?? false
  const namesOf = (rooms: readonly Room[]) => rooms.map(({ name }) => name)

  async function emitUnread(side: ChatSide, thread: Thread): Promise<void> {
    for (const { name, scope } of roomsOf(thread)[side].filter(isHere)) {
      const count = await countUnread(executor, scope, otherSide(side))
      io()?.to(name).emit('chat-messages-unread-count', { count })
    }
  }

  /** Ids of a thread follow the order of commits and are read in that order, so messages arrive in order. */
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
          const { customer, seller } = roomsOf(first)
          io()
            ?.to(namesOf([...customer, ...seller]))
            .emit('chat-messages', messages.map(presentMessage))
        }
        const threads = [...byThread.values()].flatMap(([first]) => (first ? [first] : []))
        for (const thread of threads) await emitUnread('customer', thread)
        for (const thread of new Map(threads.map((one) => [one.organizationId, one])).values())
          await emitUnread('seller', thread)
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
    /** Handles a signal from a node; null = some signals may have been missed. */
    receive(payload: string | null): void {
      if (payload === null) return void io()?.sockets.emit('chat-refresh')
      const signal = readChatSignal(payload)
      if (!signal) return
      const { customer, seller } = roomsOf(signal)
      if (![...customer, ...seller].some(isHere)) return
      const recipients = { customer: namesOf(customer), seller: namesOf(seller) }
      const { threadId: chatId } = signal
      switch (signal.kind) {
        case 'message':
          if (waiting.length >= MAX_WAITING) {
            waiting = []
            return void io()?.sockets.emit('chat-refresh')
          }
          waiting.push(signal)
          return void pump().catch((error) => log.warn({ err: error }, 'chat: messages'))
        case 'read': {
          const { by: clientType, upToMessageId } = signal
          io()
            ?.to([...recipients.customer, ...recipients.seller])
            .emit('update-chat-messages-status', {
              chatId,
              upToMessageId,
              status: 'read',
              clientType,
            })
          return void emitUnread(clientType, signal).catch((error) => log.warn({ err: error }, 'chat: unread'))
        }
        case 'typing':
          return void io()
            ?.to(signal.by === 'customer' ? recipients.seller : recipients.customer)
            .emit('typing', { chatId, clientType: signal.by })
        case 'present':
          return void io()
            ?.to(signal.by === 'customer' ? recipients.seller : recipients.customer)
            .emit('present', { chatId, clientType: signal.by, isFirst: signal.isFirst })
      }
    },
  }
}

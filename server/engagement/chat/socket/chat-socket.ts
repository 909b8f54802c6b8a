import {
  chatStatusSchema,
  identitySchema,
  newChatMessageSchema,
  presentSchema,
  typingSchema,
} from '@okolitsa/contracts/chat/chat-socket.ts'
import {
  CHAT_SOCKET_PATH,
  type ChatClientEvents,
  type ChatServerEvents,
  type SocketAnswer,
} from '@okolitsa/contracts/chat/chat-socket-events.ts'
import type { ChatSide } from '@okolitsa/domain/chat/message.ts'
import { type Actor, sellersOf } from '@okolitsa/domain/identity/actor.ts'
import { customersOwn, type SiteScope } from '@okolitsa/domain/identity/scope.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { missingFields } from '@okolitsa/strings/ru/chat-rules.ts'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Server, type Socket } from 'socket.io'
import { isPassingTrouble } from '../../../platform/db/connection-loss.ts'
import { problemOf } from '../../../platform/http/problem.ts'
import type { Deps } from '../../../services.ts'
import { publishChat } from '../chat-signal.ts'
import { presentMessage } from '../http/present-chat.ts'
import type { ChatDeps, ChatPerson } from '../ports.ts'
import { countUnread, findThread } from '../store/thread.store.ts'
import { otherSide, readThread, writeMessage } from '../use-cases/write-message.ts'
import { createFanOut, roomOfPerson } from './fan-out.ts'
import { createFrameLimits } from './frame-limits.ts'
import { cookiesIn, isOwnOrigin, languageOfHandshake } from './handshake.ts'
import { readFrame } from './read-frame.ts'

/** Maximum size of a frame, bytes; a message of 4,000 characters needs a fifth of it. */
const LARGEST_FRAME = 100_000
const MAX_OF_ONE = 10
/** Maximum admission requests per connection; each reads a session, and a client needs one. */
const MAX_ADMISSIONS = 5
const MAX_OF_ALL = 10_000
/** Maximum time until admission, ms; then the socket is closed. */
const CONNECT_MS = 10_000
/** Maximum lifetime of a connection, ms; the client then reconnects and is authenticated again. */
const LIFE_MS = 30 * 60_000
/** Minimum interval of typing signals, ms. */
const TYPING_MS = 2_000
/** Minimum interval of presence signals, ms. */
const PRESENT_MS = 5_000
/** Maximum presence signals that this node forwards per second; further signals are dropped. */
const MAX_PRESENT_A_SECOND = 200

type Passing = { readonly kind: 'typing' } | { readonly kind: 'present'; readonly isFirst: boolean }

interface Data {
  actor: Exclude<Actor, { kind: 'guest' | 'service' }>
  /** The admitted person; without one the socket receives no events. */
  person?: ChatPerson
  key: string
}
type ChatIo = Server<ChatClientEvents, ChatServerEvents, object, Data>
type ChatSocket = Socket<ChatClientEvents, ChatServerEvents, object, Data>

export interface ChatSocketDeps extends Deps<'identity' | 'staff'>, ChatDeps {
  readonly log: Logger
  /** Sellers visible on a connection's host. */
  readonly sellersAt: (hostname: string) => SiteScope['sellers']
}

const refusedEntry = (data: { readonly code: string; readonly title: string }) =>
  Object.assign(new Error(data.code), { data })

/**
 * The chat's Socket.IO server on the port of the API. It accepts websockets only (so a node needs no sticky sessions),
 * stores every message before acknowledging it, and nodes notify each other through the database.
 */
export function createChatSocket(deps: ChatSocketDeps) {
  const { database, log } = deps
  let io: ChatIo | undefined
  const bySession = new Map<string, Set<ChatSocket>>()
  const counts = new Map<string, number>()
  const fanOut = createFanOut({ executor: database.executor, io: () => io, log })

  const count = () => io?.engine.clientsCount ?? 0

  async function actorOf(socket: ChatSocket): Promise<Actor> {
    const { auth, headers } = socket.handshake
    const token: unknown = auth.token
    const credentials =
      typeof token === 'string'
        ? { headers: { authorization: `Bearer ${token}` }, cookies: {} }
        : // without an origin the client is no page of ours, so the browser's cookies prove no identity
          { headers: {}, cookies: headers.origin === undefined ? {} : cookiesIn(headers.cookie) }
    return auth.clientType === 'seller' ? deps.staff.actorOf(credentials) : deps.identity.actorOf(credentials)
  }

  async function admit(socket: ChatSocket): Promise<void> {
    const actor = await actorOf(socket)
    if (actor.kind === 'guest' || actor.kind === 'service') throw new Refusal('UNAUTHORIZED')
    const key = actor.kind === 'customer' ? `customer:${actor.customerId}` : `staff:${actor.staffId}`
    if ((counts.get(key) ?? 0) >= MAX_OF_ONE || count() > MAX_OF_ALL) {
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: 30 })
    }
    socket.data.actor = actor
    socket.data.key = key
  }

  const refusalOf = (error: unknown, language: Language) => {
    const passing = isPassingTrouble(error) ? new Refusal('INTERRUPTED') : new Refusal('INTERNAL')
    const refusal = error instanceof Refusal ? error : passing
    if (refusal.code === 'INTERNAL') log.error({ err: error }, 'chat')
    const { code, title } = problemOf(refusal, '', language)
    const fields = refusal.facts.fields
    return { code, title: Array.isArray(fields) ? missingFields(fields) : title }
  }

  /** The person of a socket; the claimed person must be the person of the session. */
  function personOf({ data: { actor }, handshake }: ChatSocket, clientType: ChatSide, userId: number): ChatPerson {
    if (actor.kind === 'customer' && clientType === 'customer' && actor.customerId === userId) {
      const own = customersOwn(actor.customerId)
      // a seller's own site has only that seller's chat
      return { side: 'customer', scope: { ...own, site: { ...own.site, sellers: sellersOfHost(handshake) } } }
    }
    if (actor.kind === 'staff' && clientType === 'seller' && sellersOf(actor, 'answerCustomers').includes(userId)) {
      return { side: 'seller', scope: { kind: 'seller', organizationIds: [userId] }, staffId: actor.staffId }
    }
    throw new Refusal('FORBIDDEN')
  }
  const sellersOfHost = ({ headers: { host = '' } }: ChatSocket['handshake']) =>
    deps.sellersAt(URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '')
  function demandPerson({ data: { person } }: ChatSocket): ChatPerson {
    if (!person) throw new Refusal('UNAUTHORIZED')
    return person
  }
  const unreadOf = ({ scope, side }: ChatPerson) => countUnread(database.executor, scope, otherSide(side))

  /** Sends a transient signal to the other side of an own thread, unless it is blocked. */
  function passOn(person: ChatPerson, chatId: number, what: Passing): void {
    const publish = async () => {
      const thread = await findThread(database.executor, person.scope, chatId)
      if (!thread || thread.isBlocked) return
      const { id: threadId, customerId, organizationId } = thread
      await publishChat(database.executor, { ...what, threadId, customerId, organizationId, by: person.side })
    }
    void publish().catch((error) => log.warn({ err: error }, `chat: ${what.kind}`))
  }
  let second = { began: Number.NEGATIVE_INFINITY, passed: 0 }
  function mayPassPresence(now: number): boolean {
    if (now - second.began >= 1_000) second = { began: now, passed: 0 }
    second.passed += 1
    return second.passed <= MAX_PRESENT_A_SECOND
  }

  function welcome(socket: ChatSocket, limitsOf: ReturnType<typeof createFrameLimits>, http: FastifyInstance): void {
    const { key, actor } = socket.data
    counts.set(key, (counts.get(key) ?? 0) + 1)
    bySession.set(actor.sessionId, (bySession.get(actor.sessionId) ?? new Set()).add(socket))
    const life = setTimeout(() => socket.conn.close(), LIFE_MS)
    life.unref()
    let typedAt = 0
    const language = languageOfHandshake(socket.handshake.headers, http)
    socket.on('disconnect', () => {
      clearTimeout(life)
      const left = (counts.get(key) ?? 1) - 1
      if (left > 0) counts.set(key, left)
      else counts.delete(key)
      const sockets = bySession.get(actor.sessionId)
      if (sockets?.delete(socket) && sockets.size === 0) bySession.delete(actor.sessionId)
    })

    const limits = limitsOf(key, http.ipOf(socket.request))
    socket.use((frame, next) => {
      const verdict = limits.admit(String(frame[0]))
      if (verdict === 'take') return next()
      if (verdict === 'close') return void socket.disconnect(true)
      const answer: unknown = frame.at(-1)
      const refusal = new Refusal('TOO_MANY_REQUESTS', { retryAfter: 1 })
      if (typeof answer === 'function') answer({ ok: false, error: refusalOf(refusal, language) })
    })

    /** Acknowledges with the result or the refusal. */
    const answered = <Facts extends object>(answer: unknown, work: () => Promise<Facts>): void => {
      const say = (reply: SocketAnswer<Facts>) => typeof answer === 'function' && answer(reply)
      void limits.run(work).then(
        (facts) => say({ ok: true, ...facts }),
        (error) => say({ ok: false, error: refusalOf(error, language) }),
      )
    }
    socket.on('identity', (body, answer) =>
      answered(answer, async () => {
        const { clientType, userId } = readFrame(identitySchema, body)
        const person = personOf(socket, clientType, userId)
        socket.data.person = person
        await socket.join(roomOfPerson(person, userId))
        return { unread: await unreadOf(person) }
      }),
    )
    socket.on('new-chat-message', (body, answer) =>
      answered(answer, async () => {
        const { chatId, clientMessageId, text } = readFrame(newChatMessageSchema, body)
        const person = demandPerson(socket)
        if (person.side === 'customer') await deps.identity.refuseBlocked(person.scope.customerId)
        const row = await writeMessage(deps, person, { threadId: chatId, clientMessageId, text })
        return { message: presentMessage(row) }
      }),
    )
    socket.on('update-chat-messages-status', (body, answer) =>
      answered(answer, async () => {
        const { chatId, upToMessageId } = readFrame(chatStatusSchema, body)
        const person = demandPerson(socket)
        await readThread(deps, person, { threadId: chatId, upToMessageId })
        return { unread: await unreadOf(person) }
      }),
    )
    socket.on('typing', (body) => {
      const now = performance.now()
      const asked = typingSchema.safeParse(body)
      const { person } = socket.data
      if (!asked.success || !person || now - typedAt < TYPING_MS) return
      typedAt = now
      passOn(person, asked.data.chatId, { kind: 'typing' })
    })
    let presentAt = Number.NEGATIVE_INFINITY
    socket.on('present', (body) => {
      const now = performance.now()
      const asked = presentSchema.safeParse(body)
      const { person } = socket.data
      if (!asked.success || !person || now - presentAt < PRESENT_MS || !mayPassPresence(now)) return
      presentAt = now
      passOn(person, asked.data.chatId, { kind: 'present', isFirst: asked.data.isFirst })
    })
  }

  return {
    attach(http: FastifyInstance): void {
      const server: ChatIo = new Server(http.server, {
        path: CHAT_SOCKET_PATH,
        transports: ['websocket'],
        serveClient: false,
        perMessageDeflate: false,
        httpCompression: false,
        connectTimeout: CONNECT_MS,
        maxHttpBufferSize: LARGEST_FRAME,
        allowRequest: (request, decide) => {
          const { origin, host } = request.headers
          decide(null, isOwnOrigin(origin, host) && http.limits.admits(http.ipOf(request), 'read'))
        },
      })
      io = server
      const admissions = new WeakMap<object, number>()
      server.use((socket, next) => {
        const asked = (admissions.get(socket.conn) ?? 0) + 1
        admissions.set(socket.conn, asked)
        if (asked > MAX_ADMISSIONS) return void socket.conn.close()
        admit(socket).then(
          () => next(),
          (error) => next(refusedEntry(refusalOf(error, languageOfHandshake(socket.handshake.headers, http)))),
        )
      })
      const limitsOf = createFrameLimits(http.limits)
      server.on('connection', (socket) => welcome(socket, limitsOf, http))
      // a disconnected client reconnects to another node; a refused client does not
      http.addHook('preClose', async () => {
        server.engine.close()
      })
    },
    receive: fanOut.receive,
    endSession(sessionId: string): void {
      for (const socket of [...(bySession.get(sessionId) ?? [])]) socket.disconnect(true)
    },
    count,
  }
}

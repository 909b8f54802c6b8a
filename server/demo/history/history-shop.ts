import type { Person } from '@okolitsa/demo/history/people.ts'
import { createEmulators } from '@okolitsa/emulators/server.ts'
import { createApp } from '../../app.ts'
import { readConfig } from '../../platform/config/config.ts'
import { withTimeLimits } from '../../platform/db/connection-options.ts'
import { createLog } from '../../platform/log/log.ts'
import { sendToChat } from './chat-line.ts'
import { historyOffice } from './history-office.ts'
import { formOf, freePort, keyOf, post } from './history-requests.ts'
import { openSimulatedClock } from './simulated-clock.ts'

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: the driver reads what the contract of the call says
  readonly body: any
}
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The whole shop with its emulators under a simulated clock; people act by the calls of the API. */
export interface HistoryShop {
  now(): Date
  moveTo(moment: Date): Promise<void>
  asPerson(person: Person, method: Method, path: string, body?: unknown): Promise<Answer>
  /** A form of a browser, with photos. */
  sendForm(
    person: Person,
    path: string,
    fields: Readonly<Record<string, string | number>>,
    photos: readonly Buffer[],
  ): Promise<Answer>
  /** A call of the seller's owner. */
  asSeller(organizationId: number, method: Method, path: string, body?: unknown): Promise<Answer>
  /** A call of a courier with the secret of a link. */
  asCourier(method: Method, path: string, headers: Readonly<Record<string, string>>, body?: unknown): Promise<Answer>
  /** A call of the market's owner in the office. */
  asOffice(method: Method, path: string, body?: unknown): Promise<Answer>
  /**
   * Writes a message into a chat as a person or as the owner of a seller, who has read the thread.
   * @returns code of the refusal; null = it was written
   */
  say(who: Person | number, chatId: number, message: Readonly<Record<string, unknown>>): Promise<string | null>
  /** Presses a button on the page of the order's open payment at the bank; false = there is none. */
  pressAtBank(orderId: number, action: 'pay' | 'decline'): Promise<boolean>
  /** Makes the carrier's next step with the parcel of an order. @returns code of the step; null = it has none */
  stepParcel(orderId: number): Promise<string | null>
  /** Delivers due events. */
  deliver(): Promise<void>
  /** Runs the tasks of every minute; those of a night too when one has passed, or with `isWhole`. */
  tick(isWhole?: boolean): Promise<void>
  sql<Row>(text: string, values?: unknown[]): Promise<Row[]>
  /** Errors of the shop since the last call. */
  errors(): string[]
  close(): Promise<void>
}

const TOKEN_SECRET = 'token-secret-of-the-history-0123456789'
/** A card of the emulated bank that pays. */
const CARD = '4111 1111 1111 1111'
const CARD_PAGE = '/payment/merchants/okolitsa/payment_ru.html'
/** The usual address of the emulators, named in links that people see. */
export const EMULATORS_ADDRESS = 'http://localhost:3001'
/** Port on which the bank's notifications find nobody: the history asks the bank instead, in a fixed order. */
const CLOSED_PORT = '1'
/** How long people stay signed in before they come anew, within the limits of their sessions. */
const STAFF_SESSION_MS = 5 * 3_600_000
const ACCESS_MS = 10 * 60_000
const LIMIT_MS = 60_000
/** Background tasks of which the history has matter; the others would only cost time. */
const OFTEN = new Set(
  `carry-receipts-on reconcile-payments expire-unpaid-orders expire-proposals expire-unanswered-dinners
   expire-stock-holds tell-sellers tell-of-low-stock end-unanswered-bookings end-small-groups send-tickets
   offer-freed-places close-tours begin-paid-plans close-plan-orders turn-subscription-months carry-shipments-on`.split(
    /\s+/,
  ),
)
const NIGHTLY = new Set(
  `keep-numbers-of-days try-failed-refunds-again find-missing-receipts rebuild-bought-together burn-bonuses
   tidy-seller-matters count-analytics-days forget-idempotency-keys forget-delivered-events forget-call-keys
   forget-old-sign-ins`.split(/\s+/),
)

/** @param stateDir folder of the emulators' books */
export async function openHistoryShop(options: {
  databaseUrl: string
  stateDir: string
  dataDir: string
  start: Date
}): Promise<HistoryShop> {
  const { databaseUrl, stateDir, dataDir, start } = options
  const port = await freePort()
  const errors: string[] = []
  const emulatorsUrl = `http://127.0.0.1:${port}`
  const config = readConfig({
    NODE_ENV: 'test',
    OKOLITSA_DATA_DIR: dataDir,
    PORT: CLOSED_PORT,
    PUBLIC_URL: 'http://localhost:3000',
    EMULATORS_PUBLIC_URL: emulatorsUrl,
    TOKEN_SECRET,
    FIRST_ORDERS_UNPAID: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    DEAR_CALLS_AT_ONCE: '0',
    CODES_PER_HOUR: '100000',
    LOG_LEVEL: 'silent',
  })
  let clock = { now: () => start, moveTo: async (_: Date): Promise<void> => {} }
  const codes = new Map<string, string>()
  const emulators = await createEmulators({
    port,
    host: '127.0.0.1',
    publicUrl: EMULATORS_ADDRESS,
    now: () => clock.now().getTime(),
    stateDir,
  })
  await emulators.listen()
  const app = await createApp({
    config,
    databaseUrl: withTimeLimits(databaseUrl, LIMIT_MS),
    log: createLog({ level: 'error', destination: { write: (line: string) => errors.push(line) } }),
    jobs: 'none',
    databaseTimeoutMs: LIMIT_MS,
    adapters: {
      clock: () => clock.now(),
      channel: {
        send: async (phone, text) => {
          const code = /\d{4,6}/.exec(text)?.[0]
          if (code) codes.set(phone, code)
        },
      },
      mail: { send: async () => {} },
      push: null,
    },
  })
  clock = await openSimulatedClock(app.database.pool, start)
  const shopUrl = await app.http.listen({ port: 0, host: '127.0.0.1' })
  await app.work.periodic.find(({ name }) => name === 'load-carrier-towns')?.run()

  const sql: HistoryShop['sql'] = async (text, values) => (await app.database.pool.query(text, values)).rows
  let callers = 0
  const send = async (
    method: Method,
    url: string,
    token: string | null,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer & { readonly cookies: readonly string[] }> => {
    callers += 1
    const reply = await app.http.inject({
      method,
      url,
      remoteAddress: `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(method === 'POST' && { 'idempotency-key': keyOf(callers) }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    })
    const isJson = String(reply.headers['content-type']).includes('json')
    const cookies = reply.cookies.map(({ name, value }) => `${name}=${value}`)
    return { status: reply.statusCode, body: isJson && reply.body ? reply.json() : reply.body, cookies }
  }
  const people = new Map<number, { token: string; refreshToken: string; endsAt: number }>()
  const keep = (person: Person, answer: Answer) => {
    if (answer.status !== 200) throw new Error(`${person.phone} does not sign in: ${JSON.stringify(answer.body)}`)
    const { token, refreshToken } = answer.body
    people.set(person.index, { token, refreshToken, endsAt: clock.now().getTime() + ACCESS_MS })
    return token as string
  }
  const signIn = async (person: Person): Promise<string> => {
    const { phone } = person
    const asked = await send('POST', '/api/v1/auth/code', null, { phone })
    const proof = { phone, code: codes.get(phone), challengeId: asked.body.challengeId }
    const token = keep(person, await send('POST', '/api/v1/auth', null, proof))
    const { firstName, lastName } = person
    await send('PATCH', '/api/v1/user', token, { firstName, lastName })
    return token
  }
  const tokenOf = async (person: Person): Promise<string> => {
    const known = people.get(person.index)
    if (!known) return signIn(person)
    if (known.endsAt > clock.now().getTime()) return known.token
    const { phone } = person
    return keep(person, await send('POST', '/api/v1/auth/refresh', null, { phone, refreshToken: known.refreshToken }))
  }
  const staff = new Map<number, { token: string; endsAt: number }>()
  const staffToken = async (organizationId: number): Promise<string> => {
    const known = staff.get(organizationId)
    if (known && known.endsAt > clock.now().getTime()) return known.token
    const subject = `client-${organizationId}`
    const proof = await post(`${emulatorsUrl}/dbo/proofs`, { subject })
    const { value } = (await proof.json()) as { value: string }
    const { status, body } = await send(
      'POST',
      `/v1/auth/by-external-token?externalToken=${encodeURIComponent(value)}`,
      null,
      {},
    )
    if (status !== 200) throw new Error(`${subject} does not sign in: ${JSON.stringify(body)}`)
    staff.set(organizationId, { token: body.token, endsAt: clock.now().getTime() + STAFF_SESSION_MS })
    return body.token
  }

  const { office: accounts } = app.services
  const office = historyOffice({ accounts, send, codeOf: (phone) => codes.get(phone), now: () => clock.now() })

  let lastTick = start
  const tick: HistoryShop['tick'] = async (isWhole = false) => {
    const now = clock.now()
    const hourOf = (date: Date) => Math.floor(date.getTime() / 3_600_000)
    const isNewDay = Math.floor(hourOf(now) / 24) !== Math.floor(hourOf(lastTick) / 24)
    lastTick = now
    await app.work.deliverDue(now)
    for (const { name, run } of app.work.periodic) {
      if (OFTEN.has(name) || (NIGHTLY.has(name) && (isNewDay || isWhole))) await run()
    }
    await app.work.deliverDue(now)
  }

  return {
    now: () => clock.now(),
    moveTo: (moment) => clock.moveTo(moment),
    asPerson: async (person, method, path, body) => send(method, path, await tokenOf(person), body),
    sendForm: async (person, path, fields, photos) => {
      const { body, headers } = formOf(fields, photos)
      return send('POST', path, await tokenOf(person), body, headers)
    },
    asSeller: async (organizationId, method, path, body) => send(method, path, await staffToken(organizationId), body),
    asCourier: async (method, path, headers, body) => send(method, path, null, body, headers),
    asOffice: async (method, path, body) => send(method, path, null, body, await office()),
    say: async (who, chatId, message) => {
      const isSeller = typeof who === 'number'
      const token = await (isSeller ? staffToken(who) : tokenOf(who))
      const userId = Number(message.userSenderId)
      const talker = { clientType: isSeller ? 'seller' : 'customer', userId, token } as const
      const [last] = await sql<{ id: number }>(
        'select max(id) as id from chat_message where thread_id = $1 and sender <> $2',
        [chatId, talker.clientType],
      )
      return sendToChat(shopUrl, talker, [
        ...(last?.id
          ? [['update-chat-messages-status', { chatId, upToMessageId: last.id, status: 'read' }] as const]
          : []),
        ['new-chat-message', message],
      ])
    },
    pressAtBank: async (orderId, action) => {
      const list = await fetch(`${emulatorsUrl}/rbs/orders?number=${orderId}-`)
      const { items } = (await list.json()) as { items: { orderId: string; status: number; qrId: string | null }[] }
      const open = items.find(({ status }) => status === 0)
      if (!open) return false
      if (open.qrId !== null) await post(`${emulatorsUrl}/qr/${open.qrId}/${action}`, {})
      else await post(`${emulatorsUrl}${CARD_PAGE}?mdOrder=${open.orderId}`, { action, card: CARD })
      return true
    },
    stepParcel: async (orderId) => {
      const list = await fetch(`${emulatorsUrl}/cdek/shipments.json`)
      const { items } = (await list.json()) as { items: { uuid: string; number: string }[] }
      const parcel = items.find(({ number }) => number.startsWith(`${orderId}-`))
      if (!parcel) return null
      const made = await post(`${emulatorsUrl}/cdek/shipments/${parcel.uuid}/step`, {})
      return made.ok ? ((await made.json()) as { code: string }).code : null
    },
    deliver: () => app.work.deliverDue(clock.now()),
    tick,
    sql,
    errors: () => errors.splice(0),
    close: async () => {
      await app.close()
      await emulators.close()
    },
  }
}

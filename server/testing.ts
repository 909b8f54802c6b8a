import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { fillPath, queryString, type Send } from '@okolitsa/contracts/kernel/client.ts'
import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { Adapters } from './adapters/pick-adapters.ts'
import { type App, createApp } from './app.ts'
import { demoMarketOf } from './demo/demo-market.ts'
import { insertMarket } from './people/market/module.ts'
import { readConfig } from './platform/config/config.ts'
import { openDatabase } from './platform/db/client.ts'
import { DATABASE_TIMEOUT_MS } from './platform/db/testing.ts'
import type { Letter } from './platform/messages/mail-channel.ts'

export const SERVICE_SECRET = 'service-secret-of-the-tests-0123456789'
export const TOKEN_SECRET = 'token-secret-of-the-tests-0123456789'

export interface TestApp {
  readonly app: App
  /** Sent SMS, newest last. */
  readonly sent: { phone: string; text: string }[]
  /** Sent e-mails, newest last. */
  readonly letters: Letter[]
  /** Calls the API with the given headers. */
  call(method: Endpoint['method'], url: string, options?: CallOptions): Promise<Reply>
  /**
   * The transport of a typed client: `createClient(cartEndpoints, sendAs(token))`. Answers have the types of the
   * contract; refusals are thrown as ApiProblem. For new tests; without a token the caller is a guest.
   */
  sendAs(token?: string): Send
  /** Signs a phone in like a person: requests a code, reads it, and sends it. */
  signIn(phone: string): Promise<SignedIn>
}
export interface CallOptions {
  readonly body?: unknown
  readonly token?: string
  readonly headers?: Record<string, string>
}
export interface Reply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  readonly body: any
  readonly headers: Record<string, string | string[] | number | undefined>
}
export interface SignedIn {
  readonly token: string
  readonly refreshToken: string
  readonly user: { id: number }
}

/**
 * The whole shop over a test database, answering through `inject`; closed after the file's last test.
 * @param jobs who delivers events: the job runner, or with `none` the test itself
 */
export async function testApp(
  databaseUrl: string,
  adapters: Partial<Adapters> = {},
  settings: Readonly<Record<string, string>> = {},
  jobs: 'events' | 'none' = 'events',
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-test-'))
  const sent: TestApp['sent'] = []
  const letters: Letter[] = []
  // one moment for the whole file, so that no day and no seller's hour ends during a test
  const now = new Date()
  const config = readConfig({
    NODE_ENV: 'test',
    OKOLITSA_DATA_DIR: dataDir,
    // two apps of one test are nodes of one shop
    TOKEN_SECRET,
    SERVICE_SECRET,
    // all callers of a test have one IP address
    RATE_LIMIT_PER_MINUTE: '1000000',
    DEAR_CALLS_AT_ONCE: '0',
    // customers of tests order more than new customers may
    FIRST_ORDERS_UNPAID: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  })
  await seedMarket(databaseUrl, now)
  const app = await createApp({
    config,
    databaseUrl,
    log: pino({ level: 'silent' }),
    // a periodic task must not run during a test
    jobs,
    databaseTimeoutMs: DATABASE_TIMEOUT_MS,
    adapters: {
      channel: {
        send: async (phone, text) => {
          sent.push({ phone, text })
        },
      },
      mail: {
        send: async (letter) => {
          letters.push(letter)
        },
      },
      // a test uses the carrier or the cash register only if it passes one
      carrier: null,
      shipments: null,
      register: null,
      clock: () => now,
      ...adapters,
    },
  })
  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const call: TestApp['call'] = async (method, url, { body, token, headers } = {}) => {
    const reply = await app.http.inject({
      method,
      url,
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    })
    const isJson = String(reply.headers['content-type']).includes('json')
    return { status: reply.statusCode, body: isJson && reply.body ? reply.json() : reply.body, headers: reply.headers }
  }
  const sendAs: TestApp['sendAs'] =
    (token) =>
    async ({ method, path }, { params, query, body, headers }) => {
      const url = fillPath(path, params) + queryString(query)
      const reply = await call(method, url, { body, ...(token && { token }), ...(headers && { headers }) })
      if (reply.status >= 400) throw new ApiProblem(reply.body)
      return reply.body
    }
  const signIn: TestApp['signIn'] = async (phone) => {
    const asked = await call('POST', '/api/v1/auth/code', { body: { phone } })
    if (asked.status !== 200) throw new Error(`no code: ${JSON.stringify(asked.body)}`)
    const codes = sent.filter((message) => message.phone === phone && message.text.includes('#'))
    const code = /\d{4,6}/.exec(codes.at(-1)?.text ?? '')?.[0]
    const reply = await call('POST', '/api/v1/auth', { body: { phone, code, challengeId: asked.body.challengeId } })
    if (reply.status !== 200) throw new Error(`no session: ${JSON.stringify(reply.body)}`)
    return reply.body
  }
  return { app, sent, letters, call, sendAs, signIn }
}

/** Inserts an open market, unless the database has one. */
export async function seedMarket(databaseUrl: string, now: Date): Promise<void> {
  const database = openDatabase(databaseUrl, { max: 1 })
  try {
    await insertMarket(database.executor, { settings: demoMarketOf(), state: 'open', now })
  } finally {
    await database.close()
  }
}

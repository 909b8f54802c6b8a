import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { pino } from 'pino'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config/config.ts'
import type { Shop } from './shop.ts'

/** A statement of a call with its result. */
export interface RecordedStatement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly rows: readonly Record<string, unknown>[]
}

export interface RecordedCall {
  readonly status: number
  readonly body: string
  readonly statements: readonly RecordedStatement[]
}

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
  /** Accepts an answer without SQL, such as an empty page. */
  readonly mayAskNothing?: boolean
}

export interface Recorder {
  /** Runs a call and returns every statement that it sent, including cache refreshes in the background. */
  record(call: Call): Promise<RecordedCall>
  close(): Promise<void>
}

type Entry = { text: string; values: readonly unknown[]; rows: readonly Record<string, unknown>[] }
type QueryConfig = { text?: unknown; values?: readonly unknown[] }
type Query = (this: pg.Client, config: unknown, ...rest: unknown[]) => unknown

/**
 * A second copy of the shop in this process over the same database with an instrumented `query`: the limit server
 * replays exactly the shop's SQL.
 */
export async function createRecorder(shop: Shop): Promise<Recorder> {
  const current = new AsyncLocalStorage<Entry[]>()
  /** Connections in the transaction that limits the time of one read. The limit server replays only its read. */
  const inLimitedRead = new WeakSet<pg.Client>()
  const isFrameOfRead = (client: pg.Client, text: string): boolean => {
    if (text.startsWith('begin; set local statement_timeout')) {
      inLimitedRead.add(client)
      return true
    }
    return text === 'commit' && inLimitedRead.delete(client)
  }
  const original = pg.Client.prototype.query as unknown as Query
  const watched: Query = function watchedQuery(config, ...rest) {
    const entries = current.getStore()
    const result = original.call(this, config, ...rest)
    // `begin` and `commit` are sent as plain text
    const { text, values } = typeof config === 'string' ? { text: config, values: [] } : ((config ?? {}) as QueryConfig)
    if (entries && typeof text === 'string' && !isFrameOfRead(this, text)) {
      const entry: Entry = { text, values: [...(values ?? [])], rows: [] }
      entries.push(entry)
      Promise.resolve(result as Promise<pg.QueryResult>).then(
        ({ rows }) => {
          entry.rows = rows
        },
        // the caller gets the failure
        () => undefined,
      )
    }
    return result
  }
  pg.Client.prototype.query = watched as unknown as typeof pg.Client.prototype.query

  const app = await createApp({
    config: readConfig({ ...shop.environment, DATABASE_URL: shop.databaseUrl }),
    databaseUrl: shop.databaseUrl,
    log: pino({ level: 'error' }, pino.destination(2)),
  })
  // reading a body loses the async context, so the call is marked just before its handler runs
  let expected: Entry[] = []
  app.http.addHook('preHandler', (_request, _reply, done) => current.run(expected, done))
  return {
    async record({ method, path, headers = {}, body, mayAskNothing = false }) {
      const entries: Entry[] = []
      expected = entries
      const reply = await app.http.inject({ method, url: path, headers, ...(body && { payload: body }) })
      if (entries.length === 0 && !mayAskNothing)
        throw new Error(`${method} ${path} has sent no SQL: nothing to replay`)
      return { status: reply.statusCode, body: reply.body, statements: entries }
    },
    async close() {
      await app.close()
      pg.Client.prototype.query = original as unknown as typeof pg.Client.prototype.query
    },
  }
}

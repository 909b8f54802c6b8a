import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'
import { type Inputs, type ReplayedStatement, resolveSlot } from './replay.ts'

/**
 * The reference server: a bare `node:http` server with `pg` on this machine that runs only the shop's own SQL (same
 * texts, same values, prepared under names, same number of connections) and returns the rows as JSON. It has no
 * routing, validation, sessions, prices or presentation, so its request rate is an upper limit for the shop.
 */
export interface LimitPlan {
  readonly databaseUrl: string
  readonly poolSize: number
  /** Concurrent statements of a read; looked up by URL, or by path when the query varies. */
  readonly reads: readonly (readonly [string, readonly Statement[]])[]
  /** Static answers with the shop's headers, sent after the statements of the URL, if any. */
  readonly files: readonly (readonly [string, ReadyFile])[]
  /** Sequential statements of a write on one connection; the request names its template and inputs. */
  readonly writes: readonly (readonly ReplayedStatement[])[]
}

export interface ReadyFile {
  readonly headers: Record<string, string>
  readonly body: Buffer
}

export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Header of a write: number of the template and its inputs, as JSON. */
export const REPLAY_HEADER = 'x-replay'

export type LimitAnswer =
  | { readonly kind: 'listening'; readonly port: number }
  | { readonly kind: 'cpu'; readonly seconds: number }

function nameOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}

type Named = Statement & { readonly name: string }
type NamedWrite = readonly (ReplayedStatement & { readonly name: string })[]

/** False = several commands, such as `begin; set local …`, which PostgreSQL does not prepare. */
const isPrepared = (text: string): boolean => !text.startsWith('begin;')

async function replay(pool: pg.Pool, statements: NamedWrite, inputs: Inputs): Promise<unknown[]> {
  const client = await pool.connect()
  const results: Record<string, unknown>[][] = []
  try {
    for (const { name, text, slots } of statements) {
      const values = slots.map((slot) => resolveSlot(slot, inputs, results))
      if (isPrepared(text)) results.push((await client.query({ name, text, values })).rows)
      else {
        await client.query(text)
        results.push([])
      }
    }
    return results
  } finally {
    client.release()
  }
}

function serve(plan: LimitPlan): void {
  const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: plan.poolSize })
  const reads = new Map<string, Named[]>(
    plan.reads.map(([path, statements]) => [path, statements.map((one) => ({ ...one, name: nameOf(one.text) }))]),
  )
  const writes: NamedWrite[] = plan.writes.map((one) => one.map((part) => ({ ...part, name: nameOf(part.text) })))
  const files = new Map(plan.files)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? ''
    const path = url.slice(0, url.indexOf('?') >>> 0)
    const statements = reads.get(url) ?? reads.get(path) ?? []
    const file = files.get(url) ?? files.get(path)
    if (file && statements.length === 0) return sendFile(response, file)
    const results = await Promise.all(
      statements.map(({ name, text, values }) => pool.query({ name, text, values: values as unknown[] })),
    )
    const [row] = results[0]?.rows ?? []
    if (file) sendFile(response, file)
    // the database has returned JSON
    else if (typeof row?.body === 'string') sendText(response, row.body)
    else sendJson(response, results.length === 1 ? results[0]?.rows : results.map(({ rows }) => rows))
  }

  function write(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { template, inputs } = JSON.parse(String(request.headers[REPLAY_HEADER])) as ReplayRequest
      JSON.parse(Buffer.concat(chunks).toString())
      replay(pool, writes[template] ?? [], inputs).then(
        (rows) => sendJson(response, rows),
        (error) => fail(response, error),
      )
    })
  }

  const server = createServer((request, response) => {
    if (request.method === 'POST') write(request, response)
    else answer(request, response).catch((error) => fail(response, error))
  })
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1', () => {
    send({ kind: 'listening', port: (server.address() as { port: number }).port })
  })
}

export interface ReplayRequest {
  readonly template: number
  readonly inputs: Inputs
}

function sendFile(response: ServerResponse, { headers, body }: ReadyFile): void {
  response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
}

function sendJson(response: ServerResponse, answer: unknown): void {
  sendText(response, JSON.stringify(answer))
}

function sendText(response: ServerResponse, text: string): void {
  const body = Buffer.from(text)
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    .end(body)
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
  response.writeHead(500).end()
}

const send = (answer: LimitAnswer) => process.send?.(answer)

// Other modules import types from this file; it serves only when forked.
if (process.send && process.argv[1] === import.meta.filename) {
  process.on('message', (message: LimitPlan | 'cpu') => {
    if (message !== 'cpu') return serve(message)
    const { user, system } = process.cpuUsage()
    send({ kind: 'cpu', seconds: (user + system) / 1e6 })
  })
  process.on('disconnect', () => process.exit(0))
}

/**
 * Two nodes over one database; one node is repeatedly killed with SIGKILL while customers write in chats. Checks that
 * every message exists once and in order, that no acknowledged message was lost, and that unacknowledged messages were
 * sent again under their id. By hand: `node tests/crash/chat-two-nodes.ts [clients] [messages] [kills]` (200, 30 and
 * 3).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openSocket, type RawSocket } from '@okolitsa/server/engagement/chat/socket/frames.data.ts'
import { createTokens, NO_SESSION } from '@okolitsa/server/people/identity/tokens.ts'
import type pg from 'pg'
import { count, problem, problemsFound, say, tally } from './crash-report.ts'
import { freePort, openCrashShop, TOKEN_SECRET } from './crash-shop.ts'
import { FARM, WORLD } from './crash-world.ts'

const [CLIENTS = 200, MESSAGES = 30, KILLS = 3] = process.argv.slice(2).map(Number)
/** Pause between messages, ms: below the rate limit of a thread, twenty in ten seconds. */
const PAUSE_MS = 550
const ANSWER_MS = 20_000
const START_LIMIT_MS = 300_000
const FIRST_CUSTOMER = 5_001
const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

const tokens = createTokens({ secret: TOKEN_SECRET, clock: () => new Date() })
const tokenOf = async (customerId: number) =>
  (await tokens.access({ kind: 'customer', customerId, phone: '7', groupId: 1, sessionId: NO_SESSION })).token

/** Starts a second node over the first one's database; it is killed and restarted on the same port. */
async function openSecondNode(dataDir: string, databaseUrl: string) {
  const port = await freePort()
  let child: ChildProcess | null = null
  return {
    address: `127.0.0.1:${port}`,
    async start() {
      const environment = {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'development',
        OKOLITSA_DEMO: '0',
        LOG_LEVEL: 'fatal',
        RATE_LIMIT_PER_MINUTE: '0',
        DEAR_CALLS_AT_ONCE: '0',
        CONNECTIONS_PER_NETWORK: '0',
        OKOLITSA_DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        HOST: '127.0.0.1',
        PORT: String(port),
        EMULATORS_PORT: String(await freePort()),
        TOKEN_SECRET,
      }
      child = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
      const deadline = Date.now() + START_LIMIT_MS
      const isReady = () =>
        fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
          ({ ok }) => ok,
          () => false,
        )
      while (!(await isReady())) {
        if (child.exitCode !== null) throw new Error(`the second node ended with ${child.exitCode}`)
        if (Date.now() > deadline) throw new Error('the second node did not start in time')
        await pause(50)
      }
    },
    async kill() {
      const dying = child
      child = null
      if (!dying || dying.exitCode !== null) return
      const gone = new Promise((resolve) => dying.once('exit', resolve))
      dying.kill('SIGKILL')
      await gone
    },
  }
}

interface Writer {
  readonly customerId: number
  readonly chatId: number
  readonly token: string
  /** Messages in the order of writing. */
  readonly written: { readonly id: string; kept: number | null }[]
}

async function makeWriters(sql: pg.Pool): Promise<Writer[]> {
  await sql.query(WORLD)
  const made: Writer[] = []
  for (let index = 0; index < CLIENTS; index += 1) {
    const customerId = FIRST_CUSTOMER + index
    await sql.query('insert into customer (id, phone) overriding system value values ($1, $2)', [
      customerId,
      `7917${String(customerId).padStart(7, '0')}`,
    ])
    const { rows } = await sql.query<{ id: number }>(
      'insert into chat_thread (customer_id, organization_id, created_at) values ($1, $2, now()) returning id',
      [customerId, FARM],
    )
    made.push({ customerId, chatId: rows[0]?.id ?? 0, token: await tokenOf(customerId), written: [] })
  }
  return made
}

/** Connects to a node that accepts the connection. */
async function reach({ customerId, token }: Writer, nodes: readonly string[]): Promise<RawSocket> {
  for (;;) {
    const address = nodes[randomInt(nodes.length)] ?? ''
    const socket = await openSocket(address, { token })
    const { ok } = await socket.emit('identity', { clientType: 'customer', userId: customerId })
    if (ok) return socket
    socket.close()
    count('came to a node that was not there')
    await pause(randomInt(100, 600))
  }
}

/** Writes messages like the page: in sequence, repeating unacknowledged ones under their id. */
async function write(writer: Writer, nodes: readonly string[]): Promise<void> {
  let socket = await reach(writer, nodes)
  await pause(randomInt(PAUSE_MS))
  for (let index = 0; index < MESSAGES; index += 1) {
    const message: Writer['written'][number] = { id: randomUUID(), kept: null }
    writer.written.push(message)
    const body = {
      chatId: writer.chatId,
      clientMessageId: message.id,
      userSenderId: writer.customerId,
      userRecipientId: 1,
      clientType: 'customer',
      text: String(index),
      createdAt: new Date().toISOString(),
    }
    while (message.kept === null) {
      const late = pause(ANSWER_MS).then(() => ({ ok: false as const, error: { code: 'LATE' } }))
      const answer = await Promise.race([socket.emit('new-chat-message', body), late])
      if (answer.ok) message.kept = answer.message.messageId
      else {
        count(`not acknowledged: ${answer.error.code}`)
        if (answer.error.code === 'TOO_MANY_REQUESTS') await pause(1_000)
        else {
          socket.close()
          socket = await reach(writer, nodes)
        }
      }
    }
    count('acknowledged')
    await pause(PAUSE_MS)
  }
  socket.close()
}

/** Compares the messages in the database with the acknowledged ones. */
async function prove(sql: pg.Pool, writers: readonly Writer[]): Promise<void> {
  for (const { chatId, written } of writers) {
    const { rows } = await sql.query<{ id: string; name: string; text: string }>(
      'select id, client_message_id as name, text from chat_message where thread_id = $1 order by id',
      [chatId],
    )
    const names = rows.map(({ name }) => name)
    if (names.join() !== written.map(({ id }) => id).join()) problem(`thread ${chatId}: lost, doubled or out of order`)
    for (const { id, kept } of written) {
      const row = rows.find(({ name }) => name === id)
      if (Number(row?.id) !== kept) problem(`thread ${chatId}: ${id} was acknowledged as ${kept}, and is ${row?.id}`)
    }
    count('messages in the database', rows.length)
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'okolitsa-chat-'))
const shop = await openCrashShop(join(dataDir, 'first'))
try {
  await shop.start()
  const sql = await shop.database()
  const writers = await makeWriters(sql)
  const second = await openSecondNode(join(dataDir, 'second'), sql.options.connectionString ?? '')
  await second.start()
  say(`${CLIENTS} clients, ${MESSAGES} messages each, two nodes`)
  const nodes = [new URL(shop.shopUrl).host, second.address]
  const begun = performance.now()
  let isWriting = true
  const writing = Promise.all(writers.map((writer) => write(writer, nodes))).finally(() => {
    isWriting = false
  })
  const killing = async () => {
    for (let kill = 0; kill < KILLS && isWriting; kill += 1) {
      await pause(3_000)
      await second.kill()
      count('killed')
      say(`killed; ${tally()}`)
      await second.start()
    }
  }
  await Promise.all([writing, killing()])
  await prove(sql, writers)
  say(`${Math.round((performance.now() - begun) / 1_000)} s: ${tally()}`)
  await sql.end()
  await second.kill()
} finally {
  await shop.close()
  await rm(dataDir, { recursive: true, force: true })
}
say(problemsFound() === 0 ? 'nothing lost, doubled or out of order' : `${problemsFound()} problems`)
process.exitCode = problemsFound() === 0 ? 0 : 1

import type { Logger } from 'pino'

/** Maximum wait for an answer, ms; after it the node works without the store. */
const CEILING_MS = 50
/** Maximum wait for an answer in background work, ms. */
const BEHIND_MS = 1_000
/** Time limit of a new connection, ms. */
const OPEN_MS = 2_000
/** Pause before a lost connection is reopened, ms. */
const RETRY_MS = 1_000
/** Interval of heartbeats, ms, and the number of unanswered ones after which the connection is reopened. */
const HEARTBEAT_MS = 1_000
const MAX_UNANSWERED = 3
/** Maximum commands in flight; further ones are not sent. */
const MAX_ASKED = 5_000
/** Minimum interval of logged failures, ms. */
const REPORT_MS = 60_000

export type Command = readonly (string | Buffer)[]

export interface ChannelListener {
  received(text: string): void
  /** Called when the channel is received again; messages since the loss of the connection were missed. */
  missed(): void
}

/** A store shared by the nodes in addition to the database. It is optional: callers work without an answer. */
export interface Valkey {
  /** Prefix of all keys and channels, because several shops may share a store. */
  readonly prefix: string
  /** False = the store would answer no command now. */
  isUp(): boolean
  /**
   * Answers to pipelined commands; strings are buffers. Null = no answer in time. Never throws.
   * @param urgency `behind` = background work, which may wait up to a second
   */
  ask(commands: readonly Command[], urgency?: 'behind'): Promise<readonly unknown[] | null>
  /** Subscribes to a channel while the store is available. */
  hear(channel: string, listener: ChannelListener): void
  close(): void
}

export interface ValkeyOptions {
  readonly url: string
  readonly prefix: string
  readonly log: Pick<Logger, 'warn'>
  /** Maximum wait for an answer, ms; for tests. */
  readonly ceilingMs?: number
  readonly behindMs?: number
  readonly openMs?: number
  readonly retryMs?: number
  readonly heartbeatMs?: number
}

/**
 * One connection to a Valkey (or Redis), reopened whenever it is lost. The start of the node waits for it but does not
 * require it. A late answer (`ceilingMs`) makes the node work without the store until a heartbeat is answered in time,
 * so a silent store delays callers once. Only this file loads the client.
 */
export async function openValkey(options: ValkeyOptions): Promise<Valkey> {
  const { prefix, log, ceilingMs = CEILING_MS, behindMs = BEHIND_MS, openMs = OPEN_MS } = options
  const { retryMs = RETRY_MS, heartbeatMs = HEARTBEAT_MS } = options
  const { createClient, RESP_TYPES } = await import('@redis/client')
  const make = () =>
    createClient({
      url: options.url.replace(/^valkey/, 'redis'),
      RESP: 3,
      disableClientInfo: true,
      maintNotifications: 'disabled',
      disableOfflineQueue: true,
      commandsQueueMaxLength: 2 * MAX_ASKED,
      socket: { connectTimeout: openMs, reconnectStrategy: false },
    })
  type Client = ReturnType<typeof make>
  const asBuffers = { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } }
  const channels = new Map<string, ChannelListener>()
  let client: Client | null = null
  let isLate = false
  let isClosed = false
  let asked = 0
  let reportedAt = Number.NEGATIVE_INFINITY
  let retry: NodeJS.Timeout | undefined
  let heartbeat: NodeJS.Timeout | undefined

  function report(error: unknown): void {
    if (isClosed || performance.now() - reportedAt < REPORT_MS) return
    reportedAt = performance.now()
    log.warn({ err: error }, 'Valkey does not answer: this node does without it')
  }
  function end(one: Client): void {
    try {
      one.destroy()
    } catch {
      // the connection has ended already
    }
  }
  function lose(lost: Client, error: unknown): void {
    if (client !== lost) return
    client = null
    clearInterval(heartbeat)
    end(lost)
    report(error)
    again()
  }
  function again(): void {
    if (isClosed) return
    clearTimeout(retry)
    retry = setTimeout(() => {
      open().catch((error) => {
        report(error)
        again()
      })
    }, retryMs)
    retry.unref()
  }

  async function prepare(opening: Client): Promise<void> {
    await opening.connect()
    for (const [channel, { received }] of channels) await opening.subscribe(prefix + channel, received)
    await opening.sendCommand(['PING'])
  }
  async function open(): Promise<void> {
    const opening = make()
    opening.on('error', (error) => lose(opening, error))
    try {
      await within(openMs, prepare(opening))
      if (!opening.isReady) throw new Error('closed as soon as it was open')
    } catch (error) {
      end(opening)
      throw error
    }
    if (isClosed) return end(opening)
    client = opening
    isLate = false
    beat(opening)
    for (const { missed } of channels.values()) missed()
  }
  /** Sends a heartbeat, which detects a dead connection and makes a slow store usable again once it is fast. */
  function beat(open: Client): void {
    let unanswered = 0
    const ask = () => {
      if (client !== open) return
      if (unanswered >= MAX_UNANSWERED) return lose(open, new Error('no answer to heartbeats'))
      unanswered += 1
      const sent = performance.now()
      open.sendCommand(['PING']).then(
        () => {
          unanswered = 0
          if (performance.now() - sent <= ceilingMs) isLate = false
        },
        // the connection's error event reports the same
        () => undefined,
      )
    }
    // reads input first that arrived while this node was busy
    heartbeat = setInterval(() => setImmediate(ask), heartbeatMs)
    heartbeat.unref()
  }

  await open().catch((error) => {
    report(error)
    again()
  })
  return {
    prefix,
    isUp: () => client !== null && !isLate,
    async ask(commands, urgency) {
      const open = client
      if (open === null || isLate || asked + commands.length > MAX_ASKED) return null
      asked += commands.length
      const answers = Promise.all(commands.map((command) => open.sendCommand<unknown>(command, asBuffers)))
        .catch((error: unknown) => {
          report(error)
          return null
        })
        .finally(() => {
          asked -= commands.length
        })
      const mostMs = urgency === 'behind' ? Math.max(behindMs, ceilingMs) : ceilingMs
      const answer = await inTime(mostMs, answers)
      if (answer !== LATE) return answer
      if (client === open) isLate = true
      report(new Error(`no answer in ${mostMs} ms`))
      return null
    },
    hear(channel, listener) {
      channels.set(channel, listener)
      const open = client
      if (open === null) return
      open.subscribe(prefix + channel, listener.received).then(listener.missed, (error) => lose(open, error))
    },
    close() {
      isClosed = true
      clearTimeout(retry)
      clearInterval(heartbeat)
      if (client) end(client)
      client = null
    },
  }
}

const LATE = Symbol('late')

/** The answer, or LATE. An answer that arrived while this node was busy is in time. */
async function inTime<T>(ms: number, answer: Promise<T>): Promise<T | typeof LATE> {
  const late = Promise.withResolvers<typeof LATE>()
  const timer = setTimeout(() => setImmediate(() => late.resolve(LATE)), ms)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** @throws Error when the work takes longer */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const done = await inTime(ms, work)
  if (done === LATE) throw new Error(`not open after ${ms} ms`)
  return done
}

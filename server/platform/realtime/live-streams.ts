import type { ServerResponse } from 'node:http'
import type { LiveHub } from './live-hub.ts'

export interface LiveLimits {
  /** A comment goes out this often, so that no proxy takes the stream for dead, ms. */
  readonly heartbeatMs: number
  /** A stream ends after this long and the browser opens another: who may listen is asked anew, ms. */
  readonly lifeMs: number
  /** Streams of one person or one address: a browser has one per tab. */
  readonly perClient: number
  /** Streams of this node. */
  readonly all: number
}

const LIMITS: LiveLimits = { heartbeatMs: 20_000, lifeMs: 10 * 60_000, perClient: 30, all: 10_000 }
/** What a reader who does not read may leave in our memory, bytes. */
const MAX_UNREAD = 64 * 1024

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-content-type-options': 'nosniff',
  // nginx would hold events back until a buffer is full
  'x-accel-buffering': 'no',
  // the connection serves nothing else: it is gone as soon as the stream ends
  connection: 'close',
}

/** The open streams of this node. */
export function createLiveStreams(hub: LiveHub, own: Partial<LiveLimits>) {
  const limits = { ...LIMITS, ...own }
  const ends = new Set<() => void>()
  /** Session → what ends with it. */
  const bySession = new Map<string, Set<() => void>>()
  const counts = new Map<string, number>()
  let isClosed = false
  /** Answers how to forget the listener again. */
  const onSessionEnd = (sessionId: string | undefined, listener: () => void): (() => void) => {
    if (sessionId === undefined) return () => undefined
    const listeners = bySession.get(sessionId) ?? new Set()
    bySession.set(sessionId, listeners.add(listener))
    return () => {
      if (listeners.delete(listener) && listeners.size === 0) bySession.delete(sessionId)
    }
  }
  const count = (client: string, step: 1 | -1) => {
    const next = (counts.get(client) ?? 0) + step
    if (next === 0) counts.delete(client)
    else counts.set(client, next)
  }

  return {
    onSessionEnd,

    hasRoom: (client: string): boolean => ends.size < limits.all && (counts.get(client) ?? 0) < limits.perClient,

    /** Takes a response over until either side, or the session it rests on, ends it. */
    open(response: ServerResponse, client: string, topics: readonly string[], sessionId?: string): void {
      const write = (text: string) => {
        if (response.writableLength > MAX_UNREAD) response.destroy()
        else response.write(text)
      }
      const unsubscribe = hub.subscribe(topics, (topic) => write(`event: changed\ndata: ${topic}\n\n`))
      const heartbeat = setInterval(() => write(': \n\n'), limits.heartbeatMs)
      const life = setTimeout(() => end(), limits.lifeMs)
      // a client that does not read would block a graceful end
      const end = () => (response.writableLength > 0 ? response.destroy() : response.end())
      ends.add(end)
      const forgetSession = onSessionEnd(sessionId, end)
      count(client, 1)
      response.once('close', () => {
        unsubscribe()
        clearInterval(heartbeat)
        clearTimeout(life)
        ends.delete(end)
        forgetSession()
        count(client, -1)
      })
      response.on('error', () => response.destroy())
      response.writeHead(200, HEADERS)
      write(`retry: 2000\nevent: ready\ndata: ${topics.join(' ')}\n\n`)
      // asked for while the server was closing: the browser opens another at the next one
      if (isClosed) response.end()
    },

    /** Ends the streams that rest on a session. */
    endSession(sessionId: string): void {
      for (const end of [...(bySession.get(sessionId) ?? [])]) end()
    },

    /** Ends every stream, and those that are still being opened as soon as they are. */
    close(): void {
      isClosed = true
      for (const end of [...ends]) end()
    },
  }
}

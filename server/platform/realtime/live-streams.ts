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
const MOST_UNREAD = 64 * 1024

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-content-type-options': 'nosniff',
  // nginx would keep the words until a buffer is full
  'x-accel-buffering': 'no',
  // the connection serves nothing else: it is gone as soon as the stream ends
  connection: 'close',
}

/** The open streams of this node. */
export function createLiveStreams(hub: LiveHub, own: Partial<LiveLimits>) {
  const limits = { ...LIMITS, ...own }
  const ends = new Set<() => void>()
  /** Session → the ends of its streams. */
  const bySession = new Map<string, Set<() => void>>()
  const counts = new Map<string, number>()
  const count = (client: string, step: 1 | -1) => {
    const next = (counts.get(client) ?? 0) + step
    if (next === 0) counts.delete(client)
    else counts.set(client, next)
  }

  return {
    hasRoom: (client: string): boolean => ends.size < limits.all && (counts.get(client) ?? 0) < limits.perClient,

    /** Takes a response over until either side, or the session it rests on, ends it. */
    open(response: ServerResponse, client: string, topics: readonly string[], sessionId?: string): void {
      const write = (text: string) => {
        if (response.writableLength > MOST_UNREAD) response.destroy()
        else response.write(text)
      }
      const unsubscribe = hub.subscribe(topics, (topic) => write(`event: changed\ndata: ${topic}\n\n`))
      const heartbeat = setInterval(() => write(': \n\n'), limits.heartbeatMs)
      const life = setTimeout(() => response.end(), limits.lifeMs)
      const end = () => response.end()
      ends.add(end)
      if (sessionId !== undefined) bySession.set(sessionId, (bySession.get(sessionId) ?? new Set()).add(end))
      count(client, 1)
      response.once('close', () => {
        unsubscribe()
        clearInterval(heartbeat)
        clearTimeout(life)
        ends.delete(end)
        const ofSession = sessionId === undefined ? undefined : bySession.get(sessionId)
        if (ofSession?.delete(end) && ofSession.size === 0) bySession.delete(sessionId as string)
        count(client, -1)
      })
      response.on('error', () => response.destroy())
      response.writeHead(200, HEADERS)
      write(`retry: 2000\nevent: ready\ndata: ${topics.join(' ')}\n\n`)
    },

    /** Ends the streams that rest on a session. */
    endSession(sessionId: string): void {
      for (const end of [...(bySession.get(sessionId) ?? [])]) end()
    },

    /** Ends every stream. */
    close(): void {
      for (const end of [...ends]) end()
    },
  }
}

import type { ServerResponse } from 'node:http'
import type { LiveHub } from './live-hub.ts'

export interface LiveLimits {
  /** Interval of comments, which keep proxies from closing the stream, ms. */
  readonly heartbeatMs: number
  /** Maximum lifetime of a stream, ms; the browser then opens another, for which access is checked again. */
  readonly lifeMs: number
  /** Maximum streams per person or IP address; a browser has one per tab. */
  readonly perClient: number
  /** Maximum streams per node. */
  readonly all: number
}

const LIMITS: LiveLimits = { heartbeatMs: 20_000, lifeMs: 10 * 60_000, perClient: 30, all: 10_000 }
/** Maximum unread bytes; above it a slow reader is disconnected. */
const MAX_UNREAD = 64 * 1024

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-content-type-options': 'nosniff',
  // nginx would otherwise buffer events
  'x-accel-buffering': 'no',
  // the connection is used for the stream only and ends with it
  connection: 'close',
}

export function createLiveStreams(hub: LiveHub, own: Partial<LiveLimits>) {
  const limits = { ...LIMITS, ...own }
  const ends = new Set<() => void>()
  /** Functions that end the streams of a session, by session id. */
  const bySession = new Map<string, Set<() => void>>()
  const counts = new Map<string, number>()
  let isClosed = false
  /** Returns the function that unsubscribes. */
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

    /** Uses a response as a stream until either side, or its session, ends it. */
    open(response: ServerResponse, client: string, topics: readonly string[], sessionId?: string): void {
      const write = (text: string) => {
        if (response.writableLength > MAX_UNREAD) response.destroy()
        else response.write(text)
      }
      const unsubscribe = hub.subscribe(topics, (topic) => write(`event: changed\ndata: ${topic}\n\n`))
      const heartbeat = setInterval(() => write(': \n\n'), limits.heartbeatMs)
      const life = setTimeout(() => end(), limits.lifeMs)
      // a client that does not read would block a graceful shutdown
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
      // opened during shutdown; the browser reconnects to the next process
      if (isClosed) response.end()
    },

    endSession(sessionId: string): void {
      for (const end of [...(bySession.get(sessionId) ?? [])]) end()
    },

    /** Ends all streams, and the streams still being opened as soon as they are open. */
    close(): void {
      isClosed = true
      for (const end of [...ends]) end()
    },
  }
}

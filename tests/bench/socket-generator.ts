import { connect, type Socket } from 'node:net'
import { createAnswerReader } from './answer-reader.ts'

/**
 * A load generator in a separate process with bare sockets and prepared requests; it counts answers by bytes without
 * parsing. It needs a third of an HTTP client's CPU time.
 */
export interface SocketJob {
  readonly port: number
  /** Prepared bytes in the order of sending, repeated from the first. */
  readonly requests: readonly Uint8Array[]
  /** Number of requests sent by earlier jobs. */
  readonly first: number
  readonly connections: number
  /** Sends each request once and ends with the last answer; otherwise it runs for `seconds`. */
  readonly isOnce: boolean
  readonly seconds: number
  /** Rate of requests independent of answers (open loop); null = each connection waits for its answer. */
  readonly perSecond: number | null
}

export interface SocketResult {
  /** Latencies, ms; in an open loop from the scheduled time, including the wait for a connection. */
  readonly times: readonly number[]
  /** Received bytes, including headers. */
  readonly bytes: number
  readonly seconds: number
  /** CPU time of the generator; near `seconds` = it was the bottleneck. */
  readonly cpuSeconds: number
  /** The first line of a failed answer, or another error; null = none. */
  readonly failure: string | null
}

/** Resolution of the open loop's schedule, ms. */
const TICK_MS = 1
/** Wait for answers after the last request of an open loop, ms. */
const LONGEST_WAIT_MS = 20_000

function run(job: SocketJob): Promise<SocketResult> {
  const { port, requests, connections, isOnce, perSecond } = job
  return new Promise((resolve) => {
    const times: number[] = []
    let bytes = 0
    let failure: string | null = null
    let sent = 0
    let ended = 0
    const cpuBefore = process.cpuUsage()
    const began = performance.now()
    const endsAt = began + job.seconds * 1_000
    const free: ((dueAt: number) => void)[] = []
    const sockets: Socket[] = []
    const isMore = (now: number) => (isOnce ? sent < requests.length : now < endsAt)
    const take = () => requests[(job.first + sent++) % requests.length] as Uint8Array

    let isOver = false
    const finish = (why: string | null) => {
      if (isOver) return
      isOver = true
      failure = why
      clearInterval(ticking)
      for (const socket of sockets) socket.destroy()
      const { user, system } = process.cpuUsage(cpuBefore)
      resolve({ times, bytes, seconds: (ended - began) / 1_000, cpuSeconds: (user + system) / 1e6, failure })
    }

    function drive(socket: Socket): void {
      let askedAt = 0
      const reader = createAnswerReader()
      const ask = (dueAt: number) => {
        askedAt = dueAt
        reader.begin()
        socket.write(take())
      }
      const next = (now: number) => {
        if (perSecond !== null) free.push(ask)
        else if (isMore(now)) ask(now)
        if (times.length === sent && !isMore(now) && isDrained()) finish(null)
      }
      socket.on('connect', () => next(performance.now()))
      socket.on('error', (error) => finish(error.message))
      socket.on('close', () => finish('the server closed a connection'))
      socket.on('data', (chunk) => {
        bytes += chunk.length
        const state = reader.read(chunk)
        if (state === 'more') return
        if (state !== 'whole') return finish(state.failure)
        ended = performance.now()
        times.push(ended - askedAt)
        next(ended)
      })
    }

    /** Scheduled times of due requests that wait for a free connection in an open loop. */
    const waiting: number[] = []
    let due = 0
    const isDrained = () => waiting.length === 0
    const tick = () => {
      const now = performance.now()
      const pace = 1_000 / (perSecond as number)
      while (began + due * pace <= now && (isOnce ? due < requests.length : began + due * pace < endsAt))
        waiting.push(began + due++ * pace)
      while (waiting.length > 0 && free.length > 0) (free.pop() as (dueAt: number) => void)(waiting.shift() as number)
      const isAllDue = isOnce ? due === requests.length : now >= endsAt
      if (isAllDue && isDrained() && times.length === sent) finish(null)
      else if (now > endsAt + LONGEST_WAIT_MS) finish('the server does not keep up with the pace')
    }
    const ticking = perSecond === null ? undefined : setInterval(tick, TICK_MS)
    for (let number = 0; number < connections; number++) {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      sockets.push(socket)
      drive(socket)
    }
  })
}

// other modules import types from this file; it runs only when forked
if (process.send && process.argv[1] === import.meta.filename) {
  process.on('message', (job: SocketJob) => {
    run(job).then((result) => process.send?.(result, () => process.exit(0)))
  })
  process.on('disconnect', () => process.exit(0))
}

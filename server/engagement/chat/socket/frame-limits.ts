import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { LRUCache } from 'lru-cache'

/** Frames a person sends at once over all sockets of this node; afterwards `FRAMES_PER_SECOND`. */
const MAX_BURST = 40
const FRAMES_PER_SECOND = 10
/** A socket that goes on after so many refused frames is closed. */
const MAX_REFUSED = 20
/** Frames of one socket that wait for the one at work. */
const MAX_WAITING = 20
/** Frames this node works on at once: the other connections of the pool stay free for the shop. */
const MAX_AT_WORK = 4
/** People whose allowance is remembered. */
const MAX_PEOPLE = 20_000

interface Allowance {
  frames: number
  at: number
}

/** What may become of a frame: it is taken, refused in words, or its socket is closed. */
export type FrameVerdict = 'take' | 'refuse' | 'close'

/** Limits of the frames of one socket. */
export interface SocketLimits {
  /** Counts a frame of any name. */
  admit(): FrameVerdict
  /**
   * Works on frames of the socket one after another, and on few of the whole node at once.
   * @throws Refusal TOO_MANY_REQUESTS when too many wait already
   */
  run<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Limits frames: they are no requests, so neither the limit of an address nor load shedding of the server sees them.
 * Allowances belong to people and survive a new connection.
 * @param nowMs monotonic clock, ms
 */
export function createFrameLimits(nowMs: () => number = () => performance.now()) {
  const people = new LRUCache<string, Allowance>({ max: MAX_PEOPLE })
  const turns: (() => void)[] = []
  let atWork = 0

  const spend = (person: string): boolean => {
    const now = nowMs()
    const known = people.get(person) ?? { frames: MAX_BURST, at: now }
    const frames = Math.min(MAX_BURST, known.frames + ((now - known.at) / 1000) * FRAMES_PER_SECOND)
    const isAllowed = frames >= 1
    people.set(person, { frames: isAllowed ? frames - 1 : frames, at: now })
    return isAllowed
  }

  /** Waits for a place among those at work; a frame that ends hands its place to the next. */
  async function atTurn<T>(work: () => Promise<T>): Promise<T> {
    if (atWork < MAX_AT_WORK) atWork += 1
    else await new Promise<void>((resolve) => turns.push(resolve))
    try {
      return await work()
    } finally {
      const next = turns.shift()
      if (next) next()
      else atWork -= 1
    }
  }

  return (person: string): SocketLimits => {
    let refused = 0
    let waiting = 0
    let last: Promise<unknown> = Promise.resolve()
    return {
      admit() {
        if (spend(person)) return 'take'
        refused += 1
        return refused > MAX_REFUSED ? 'close' : 'refuse'
      },
      async run(work) {
        if (waiting > MAX_WAITING) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: 1 })
        waiting += 1
        const turn = last.then(() => atTurn(work))
        last = turn.catch(() => undefined)
        try {
          return await turn
        } finally {
          waiting -= 1
        }
      },
    }
  }
}

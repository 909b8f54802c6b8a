import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'

export interface CeilingOptions {
  readonly most: number
  /** Maximum concurrent tasks of one caller; no limit by default. */
  readonly mostOfOne?: number
  /** Maximum waiting tasks, in total and of one caller; further ones are refused immediately. No limit by default. */
  readonly mostWaiting?: number
  readonly mostWaitingOfOne?: number
  /** Maximum wait, ms; unlimited by default. */
  readonly waitMs?: number
  /** The refusal for a full queue (`own` or `all`); also `all` after too long a wait. */
  readonly refusal: (line: 'own' | 'all') => Refusal
}

export interface Ceiling {
  /**
   * Runs a task when there is a free slot; tasks of one caller start in order.
   * @throws Refusal when the queue is full or the wait was too long
   */
  run<T>(asker: string, work: () => Promise<T>): Promise<T>
}

interface Waiting {
  readonly asker: string
  readonly admit: () => void
}

const ANYBODY = ''

/** Limits concurrent tasks in total and per caller; others wait in a queue. */
export function createCeiling({
  most,
  mostOfOne = most,
  mostWaiting = Number.POSITIVE_INFINITY,
  mostWaitingOfOne = mostWaiting,
  waitMs,
  refusal,
}: CeilingOptions): Ceiling {
  let atWork = 0
  const line: Waiting[] = []
  /** Counts of running and waiting tasks by caller, for callers with tasks. */
  const askers = new Map<string, { atWork: number; waiting: number }>()

  const hasRoom = (asker: string) => atWork < most && (askers.get(asker)?.atWork ?? 0) < mostOfOne
  function count(asker: string, what: 'atWork' | 'waiting', by: 1 | -1): void {
    const counts = askers.get(asker) ?? { atWork: 0, waiting: 0 }
    counts[what] += by
    if (counts.atWork + counts.waiting > 0) askers.set(asker, counts)
    else askers.delete(asker)
  }
  function begin(asker: string): void {
    atWork += 1
    count(asker, 'atWork', 1)
  }

  function waitForRoom(asker: string): Promise<void> {
    if ((askers.get(asker)?.waiting ?? 0) >= mostWaitingOfOne) throw refusal('own')
    if (line.length >= mostWaiting) throw refusal('all')
    return new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        line.splice(line.indexOf(waiting), 1)
        count(asker, 'waiting', -1)
      }
      const waiting = {
        asker,
        admit: () => {
          leave()
          begin(asker)
          resolve()
        },
      }
      const giveUp = () => {
        leave()
        reject(refusal('all'))
      }
      const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs)
      line.push(waiting)
      count(asker, 'waiting', 1)
    })
  }

  return {
    async run(asker, work) {
      // a task must not start before earlier tasks of its caller
      if (hasRoom(asker) && !askers.get(asker)?.waiting) begin(asker)
      else await waitForRoom(asker)
      try {
        return await work()
      } finally {
        atWork -= 1
        count(asker, 'atWork', -1)
        line.find((next) => hasRoom(next.asker))?.admit()
      }
    },
  }
}

const overloaded = () => new Refusal('OVERLOADED', { retryAfter: 10 })

/**
 * Limits concurrent transactions. A transaction may read on a second connection (to fill a cache); if transactions used
 * every connection of the pool, they would wait for each other until they time out.
 */
export function createTransactionGate(most: number, waitMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  const ceiling = createCeiling({ most, waitMs, refusal: overloaded })
  return (work) => ceiling.run(ANYBODY, work)
}

import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'

export interface CeilingOptions {
  /** Works at once. */
  readonly most: number
  /** Of one asker at once; as many as there are by default. */
  readonly mostOfOne?: number
  /** Works that wait, of all and of one asker; further ones are refused at once. No bound by default. */
  readonly mostWaiting?: number
  readonly mostWaitingOfOne?: number
  /** Whoever waited longer is refused, ms; for ever by default. */
  readonly waitMs?: number
  /** What is said to them, by which line was full; `all` for whoever waited too long. */
  readonly refusal: (line: 'own' | 'all') => Refusal
}

export interface Ceiling {
  /**
   * Runs a work when there is room for it: works of one asker begin in their order.
   * @throws Refusal when too many wait, or it waited for too long
   */
  run<T>(asker: string, work: () => Promise<T>): Promise<T>
}

interface Waiting {
  readonly asker: string
  readonly admit: () => void
}

const ANYBODY = ''

/** Lets few works run at once, and few of one asker; others wait in line. */
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
  /** Works at work and in line, by asker; only askers who have some. */
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
      // nobody overtakes those of the same asker who wait already
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

/** How long a transaction waits for the end of another, and what it is told then. */
const overloaded = () => new Refusal('OVERLOADED', { retryAfter: 10 })

/**
 * A ceiling of transactions. Work inside one may read on another connection (a cache that has to be filled first): were
 * every connection of the pool held by a transaction, all would wait for each other until the pool gives up.
 */
export function createTransactionGate(most: number, waitMs: number): <T>(work: () => Promise<T>) => Promise<T> {
  const ceiling = createCeiling({ most, waitMs, refusal: overloaded })
  return (work) => ceiling.run(ANYBODY, work)
}

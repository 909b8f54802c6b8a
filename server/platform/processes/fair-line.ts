/** The line is full for this piece of work: of its owner's own, or of all. */
export class LineFull extends Error {
  readonly of: 'own' | 'all'
  constructor(of: 'own' | 'all') {
    super(`too much work waits: ${of}`)
    this.of = of
  }
}

export interface FairLineOptions {
  /** Pieces of work at once, each of another owner. */
  readonly atWork: number
  /** Pieces of work of one owner that wait. */
  readonly waitingOfOne: number
  /** Pieces of work of all owners that wait. */
  readonly waitingOfAll: number
}

/** Runs work in the order in which it comes, one piece of each owner at a time. */
export interface FairLine {
  /** @throws LineFull, and what the work throws */
  run<Result>(owner: number | string, work: () => Promise<Result>): Promise<Result>
}

interface Waiting {
  readonly owner: number | string
  readonly begin: () => void
}

/** An owner with much work takes one place of several: the others share the rest. */
export function createFairLine({ atWork, waitingOfOne, waitingOfAll }: FairLineOptions): FairLine {
  const owners = new Set<number | string>()
  const line: Waiting[] = []

  function beginNext(): void {
    if (owners.size >= atWork) return
    const index = line.findIndex(({ owner }) => !owners.has(owner))
    const [next] = index === -1 ? [] : line.splice(index, 1)
    next?.begin()
  }

  function turnOf(owner: number | string): Promise<void> | undefined {
    if (owners.size < atWork && !owners.has(owner)) {
      owners.add(owner)
      return
    }
    if (line.filter((one) => one.owner === owner).length >= waitingOfOne) throw new LineFull('own')
    if (line.length >= waitingOfAll) throw new LineFull('all')
    return new Promise((resolve) => {
      const begin = () => {
        owners.add(owner)
        resolve()
      }
      line.push({ owner, begin })
    })
  }

  return {
    async run(owner, work) {
      await turnOf(owner)
      try {
        return await work()
      } finally {
        owners.delete(owner)
        beginNext()
      }
    },
  }
}

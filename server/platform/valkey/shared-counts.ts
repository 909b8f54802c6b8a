import type { Valkey } from './valkey.ts'

/** So many more under a key; the count begins anew so long after its first. */
export interface Count {
  readonly key: string
  readonly by: number
  readonly windowMs: number
}
/** What all nodes have counted under a key, and in how many ms it begins anew. */
export interface Total {
  readonly count: number
  readonly leftMs: number
}

/** Counts that nodes share. */
export interface SharedCounts {
  /** False = adding is of no use now. */
  isUp(): boolean
  /** Totals in the order of what was added; null = they are not known, and the counts may not have been added. */
  add(counts: readonly Count[]): Promise<readonly Total[] | null>
}

/**
 * Counts in the store, each gone by itself at the end of its window. Three plain commands for a key, all keys in one
 * round trip; a key that somehow has no end is given one with its next count.
 */
export const sharedCounts = (valkey: Pick<Valkey, 'prefix' | 'isUp' | 'ask'>): SharedCounts => ({
  isUp: valkey.isUp,
  async add(counts) {
    const answers = await valkey.ask(
      counts.flatMap(({ key, by, windowMs }) => {
        const name = `${valkey.prefix}count:${key}`
        return [
          ['INCRBY', name, String(by)],
          ['PEXPIRE', name, String(windowMs), 'NX'],
          ['PTTL', name],
        ]
      }),
      'behind',
    )
    return (
      answers &&
      counts.map((_, index) => ({
        count: Number(answers[3 * index]),
        leftMs: Math.max(0, Number(answers[3 * index + 2])),
      }))
    )
  },
})

import type { Valkey } from './valkey.ts'

/** An addition to a key's count, whose window starts with its first addition. */
export interface Count {
  readonly key: string
  readonly by: number
  readonly windowMs: number
}
/** Total of all nodes, and the time until the window ends, ms. */
export interface Total {
  readonly count: number
  readonly leftMs: number
}

export interface SharedCounts {
  /** False = the store is unavailable, so additions would be lost. */
  isUp(): boolean
  /** Totals in the order of the additions; null = unknown, and the additions may be lost. */
  add(counts: readonly Count[]): Promise<readonly Total[] | null>
}

/**
 * Counts in the store that expire at the end of their window. Each key needs three plain commands, and all keys are
 * sent in one round trip. A key without an expiry gets one with its next addition.
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

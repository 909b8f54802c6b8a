import { LRUCache } from 'lru-cache'

/** A row that tells its version: two with the same id and version are the same. */
export interface Versioned {
  readonly id: number
  readonly version: string
}

/** Rows remembered by id for as long as their version is the one that is asked for. */
export interface VersionedRows<Row extends Versioned> {
  /**
   * The rows in the order of the question, those not remembered read in one go. A row that was changed since the
   * question is answered as it is now; undefined = it is gone.
   */
  of(asked: readonly Versioned[]): Promise<readonly (Row | undefined)[]>
}

/** An object takes in memory about so many times the characters of its JSON. */
const OBJECT_PER_CHARACTER = 3

/**
 * @param options.load rows by ids; unknown ones are left out
 * @param options.maxBytes of all rows together, by estimate; the least recently asked for go first
 */
export function createVersionedRows<Row extends Versioned>(options: {
  load: (ids: readonly number[]) => Promise<readonly Row[]>
  maxBytes: number
}): VersionedRows<Row> {
  const { load, maxBytes } = options
  const rows = new LRUCache<number, Row>({
    maxSize: maxBytes,
    sizeCalculation: (row) => JSON.stringify(row).length * OBJECT_PER_CHARACTER,
  })
  return {
    async of(asked) {
      const known = asked.map(({ id, version }) => {
        const row = rows.get(id)
        return row?.version === version ? row : undefined
      })
      const missing = asked.filter((_, index) => !known[index]).map(({ id }) => id)
      if (missing.length === 0) return known
      const read = new Map((await load(missing)).map((row) => [row.id, row]))
      for (const row of read.values()) rows.set(row.id, row)
      return asked.map(({ id }, index) => known[index] ?? read.get(id))
    },
  }
}

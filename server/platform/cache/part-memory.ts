import { LRUCache } from 'lru-cache'

/** A row that tells its version: two with the same id and version are the same. */
export interface Versioned {
  readonly id: number
  readonly version: string
}

/**
 * Parts of answers, such as cards of products: the stored row by id and version, and the part made of it by everything
 * else it depends on. Nothing is ever taken back: a changed row has another version, a changed situation another key.
 */
export interface PartMemory<Row extends Versioned, Part extends object> {
  /**
   * The rows in the order of the question, those not remembered read in one go. A row that was changed since the
   * question is answered as it is now; undefined = it is gone.
   */
  rows(asked: readonly Versioned[]): Promise<readonly (Row | undefined)[]>
  /** @param key names everything that the part depends on, its row's id and version among it */
  part(key: string, make: () => Part): Part
}

/** An object takes in memory about so many times the characters of its JSON. */
const OBJECT_PER_CHARACTER = 3

const sizeOf = (value: object): number => JSON.stringify(value).length * OBJECT_PER_CHARACTER

/**
 * @param options.load rows by ids; unknown ones are left out
 * @param options.maxBytes of all rows and of all parts, by estimate; the least recently asked for go first
 */
export function createPartMemory<Row extends Versioned, Part extends object>(options: {
  load: (ids: readonly number[]) => Promise<readonly Row[]>
  maxBytes: { readonly rows: number; readonly parts: number }
}): PartMemory<Row, Part> {
  const { load, maxBytes } = options
  const rows = new LRUCache<number, Row>({ maxSize: maxBytes.rows, sizeCalculation: sizeOf })
  const parts = new LRUCache<string, Part>({
    maxSize: maxBytes.parts,
    sizeCalculation: (part, key) => key.length + sizeOf(part),
  })
  return {
    async rows(asked) {
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
    part(key, make) {
      const known = parts.get(key)
      if (known) return known
      const part = freeze(make())
      parts.set(key, part)
      return part
    },
  }
}

/** A part is given to many answers: none of them may change it. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) freeze(inner)
  return Object.freeze(value)
}

import { LRUCache } from 'lru-cache'

/** A row with a version: rows with equal id and version are identical. */
export interface Versioned {
  readonly id: number
  readonly version: string
}

/**
 * Cache of answer parts such as product cards: stored rows by id and version, and parts by all their inputs. Entries
 * are never invalidated, because a changed row has another version, and changed inputs have another key.
 */
export interface PartMemory<Row extends Versioned, Part extends object> {
  /**
   * Returns rows in the requested order and loads the missing ones in one read. A row changed since the request is
   * returned in its current version; undefined = the row was deleted.
   */
  rows(asked: readonly Versioned[]): Promise<readonly (Row | undefined)[]>
  /** @param key contains all inputs of the part, including its row's id and version */
  part(key: string, make: () => Part): Part
}

/** Estimated memory of an object per character of its JSON. */
const OBJECT_PER_CHARACTER = 3

const sizeOf = (value: object): number => JSON.stringify(value).length * OBJECT_PER_CHARACTER

/**
 * @param options.load loads rows by ids; unknown ids are omitted
 * @param options.maxBytes estimated size of all rows and parts; the least recently used are evicted first
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

/** Freezes a part, because many answers share it. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const inner of Object.values(value)) freeze(inner)
  return Object.freeze(value)
}

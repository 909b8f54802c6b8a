import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { answerPicker } from './answer-picker.ts'
import { isKeptSchema, keepBytes } from './kept-bytes.ts'

/** Parts of answers that are remembered as objects and as their JSON: pages get the one, HTTP the other. */
export interface KeptParts<Part extends object> {
  /**
   * The part under `key`, made by `make` unless it is remembered. The key names everything the part depends on, so
   * nothing is ever taken back: what changed has another key, and the old part is forgotten when it was not asked for long.
   */
  of(key: string, make: () => Part): Part
  /** Bytes of memory the parts take, by estimate. */
  readonly size: number
}

/** What an object takes in memory is measured as so many times its JSON (docs/measurements/catalog-queries.md). */
const OBJECT_PER_BYTE = 3

/**
 * @param schema of one part, named by `keptSchema`; what it does not name is left out
 * @param maxBytes of all parts with their keys together; the least recently asked for go first
 * @throws Error for a schema that is not named by `keptSchema`: its bytes would never be sent
 */
export function createKeptParts<Schema extends z.ZodType<object>>(
  schema: Schema,
  maxBytes: number,
): KeptParts<z.output<Schema>> {
  type Part = z.output<Schema>
  if (!isKeptSchema(schema)) throw new Error('parts are kept of schemas that are named so')
  const pick = answerPicker(schema)
  const parts = new LRUCache<string, Part>({ maxSize: maxBytes })
  return {
    of(key, make) {
      const known = parts.get(key)
      if (known) return known
      const part = pick(make()) as Part
      const bytes = keepBytes(schema, part)
      parts.set(key, part, { size: key.length + bytes.length * (1 + OBJECT_PER_BYTE) })
      return part
    },
    get size() {
      return parts.calculatedSize
    },
  }
}

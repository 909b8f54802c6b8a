import type { z } from 'zod'
import { ownBytes } from '../cache/own-bytes.ts'

/**
 * Schemas whose values are remembered together with their JSON. They are named while modules are loaded, before any
 * table of calls is joined with its handlers, so that every answer that holds such a value sends the bytes.
 */
const keptSchemas = new WeakSet<z.ZodType>()
/** JSON of values that were made by such a schema and do not change any more. */
const kept = new WeakMap<object, { readonly schema: z.ZodType; readonly bytes: Buffer }>()

/** Names a schema whose values are remembered (kept-parts.ts); gives it back. */
export function keptSchema<T extends z.ZodType>(schema: T): T {
  keptSchemas.add(schema)
  return schema
}

export const isKeptSchema = (schema: z.ZodType): boolean => keptSchemas.has(schema)

/** The JSON of a value that was made by this very schema and is kept; undefined = it is to be made. */
export function keptBytes(schema: z.ZodType, value: unknown): Buffer | undefined {
  const known = typeof value === 'object' && value !== null ? kept.get(value) : undefined
  return known?.schema === schema ? known.bytes : undefined
}

/** Keeps the JSON of a value that holds exactly what its schema names, and forbids to change it from now on. */
export function keepBytes(schema: z.ZodType, value: object): Buffer {
  const bytes = ownBytes(Buffer.from(JSON.stringify(value)))
  freeze(value)
  kept.set(value, { schema, bytes })
  return bytes
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

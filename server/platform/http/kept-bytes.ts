import type { z } from 'zod'

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
  const text = JSON.stringify(value)
  // memory of its own: a piece of the shared pool would hold all of that pool for as long as it is kept
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  freeze(value)
  kept.set(value, { schema, bytes })
  return bytes
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

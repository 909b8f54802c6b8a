import { z } from 'zod'

export type Json = Record<string, unknown>

/** Limits of JavaScript integers, which are omitted from the document. */
const NO_LIMITS = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])

/**
 * Writes a record over a closed set of keys as an object with a property per key. Zod writes `propertyNames` with
 * `required`, which OpenAPI linters and client generators read as required properties without a definition.
 */
function nameProperties(schema: Json): void {
  const { propertyNames, additionalProperties, required } = schema
  if (!Array.isArray(required) || !propertyNames || !additionalProperties || schema.properties) return
  schema.properties = Object.fromEntries(required.map((key: string) => [key, additionalProperties]))
  delete schema.propertyNames
  delete schema.additionalProperties
}

/**
 * JSON schemas of an OpenAPI document. A named schema is a component and referenced elsewhere; where the request form
 * differs from the answer (defaults), it is `NameInput`.
 */
export function jsonSchemas(named: Readonly<Record<string, z.ZodType>>) {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const components: Record<string, Json> = {}

  const convert = (schema: z.ZodType, io: 'input' | 'output'): Json =>
    z.toJSONSchema(schema, {
      io,
      metadata: registry,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const metadata = z.globalRegistry.get(zodSchema)
        if (metadata?.description) jsonSchema.description = metadata.description
        // a custom schema declares its JSON form itself
        if (metadata && zodSchema instanceof z.ZodCustom) Object.assign(jsonSchema, metadata)
        // a later version may have more fields, and readers of an answer ignore unknown fields
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
        nameProperties(jsonSchema as Json)
        if (NO_LIMITS.has(jsonSchema.minimum as number)) delete jsonSchema.minimum
        if (NO_LIMITS.has(jsonSchema.maximum as number)) delete jsonSchema.maximum
        if (jsonSchema.pattern && jsonSchema.format) delete jsonSchema.pattern
      },
    }) as Json

  const ownForm = (id: string, schema: z.ZodType, io: 'input' | 'output') => {
    const { $defs, ...whole } = convert(schema, io) as Json & { $defs?: Record<string, Json> }
    return { own: JSON.stringify($defs?.[id] ?? whole), reached: Object.keys($defs ?? {}) }
  }
  const asked = Object.entries(named).map(([id, schema]) => ({ id, ...ownForm(id, schema, 'input') }))
  const answered = new Map(Object.entries(named).map(([id, schema]) => [id, ownForm(id, schema, 'output').own]))
  const changed = new Set(asked.flatMap(({ id, own }) => (own === answered.get(id) ? [] : [id])))
  /** Schemas whose request form differs from the answer, directly or through a reference. */
  const sentDiffers = new Set(
    asked.flatMap(({ id, reached }) => ([id, ...reached].some((one) => changed.has(one)) ? [id] : [])),
  )

  function read(schema: z.ZodType, io: 'input' | 'output'): Json {
    const nameOf = (id: string) => (io === 'input' && sentDiffers.has(id) ? `${id}Input` : id)
    const {
      $schema: _,
      $defs,
      ...rest
    } = JSON.parse(
      JSON.stringify(convert(schema, io)).replace(
        /"#\/\$defs\/(\w+)"/g,
        (_match, id: string) => `"#/components/schemas/${nameOf(id)}"`,
      ),
    ) as Json & { $defs?: Record<string, Json> }
    for (const [id, { id: _id, ...definition }] of Object.entries($defs ?? {})) components[nameOf(id)] ??= definition
    const { id: _id, ...own } = rest
    return own
  }

  return {
    ofRequest: (schema: z.ZodType) => read(schema, 'input'),
    ofAnswer: (schema: z.ZodType) => read(schema, 'output'),
    /** Referenced components by name. */
    components: () => Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

import type { z } from 'zod'
import { isKeptSchema, keptBytes } from './kept-bytes.ts'

/** Makes of a value what its schema names; the same value where nothing could be left out. */
export type AnswerPicker = (value: unknown) => unknown

const same: AnswerPicker = (value) => value
/** Kinds of schema that hold a schema of the same value. */
const WRAPPERS = new Set(['nullable', 'optional', 'nonoptional', 'default', 'prefault', 'catch', 'readonly'])
const PLAIN = new Set([
  ...['string', 'number', 'int', 'boolean', 'null', 'undefined', 'literal', 'enum', 'template_literal'],
  // a handler's own bytes
  'custom',
])

interface Def {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly element?: z.ZodType
  readonly keyType?: z.ZodType
  readonly valueType?: z.ZodType
  readonly in?: z.ZodType
  readonly getter?: () => z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly discriminator?: string
  readonly catchall?: z.ZodType
  readonly shape?: Readonly<Record<string, z.ZodType>>
}
const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

/**
 * Compiles a schema into a function that keeps only what the schema names, at every depth: what a handler has beside
 * it never leaves the server. It trusts types and tests for the rest, which makes it some ten times cheaper than
 * parsing (bench/answer-filters.ts).
 * @param schema of JSON: objects, arrays, records, plain values, discriminated unions
 * @param name of the call, for the error
 * @throws Error for a schema that does not say what it lets through (`unknown`, loose objects, unions of objects
 *   without a discriminator)
 */
export function answerPicker(schema: z.ZodType, name = 'answer'): AnswerPicker {
  return compile(schema, new Map(), name)
}

function compile(schema: z.ZodType, known: Map<z.ZodType, AnswerPicker>, path: string): AnswerPicker {
  const ready = known.get(schema)
  if (ready) return ready
  // a schema that holds itself finds this one first
  let made: AnswerPicker | undefined
  known.set(schema, (value) => (made ?? same)(value))
  const pick = make(defOf(schema), known, path)
  // what is remembered with its bytes was picked when it was made
  made = isKeptSchema(schema) ? (value) => (keptBytes(schema, value) ? value : pick(value)) : pick
  known.set(schema, made)
  return made
}

function make(def: Def, known: Map<z.ZodType, AnswerPicker>, path: string): AnswerPicker {
  const { type } = def
  if (PLAIN.has(type)) return same
  if (WRAPPERS.has(type) && def.innerType) return compile(def.innerType, known, path)
  if (type === 'lazy' && def.getter) return compile(def.getter(), known, path)
  // what the handler gives is what goes in
  if (type === 'pipe' && def.in) return compile(def.in, known, path)
  if (type === 'array' && def.element) return pickEach(compile(def.element, known, `${path}[]`))
  if (type === 'record' && def.valueType) return pickRecord(def.valueType, def.keyType?._zod.values, known, path)
  if (type === 'union' && def.options) return pickOption(def, known, path)
  if (type === 'object' && def.shape && (!def.catchall || defOf(def.catchall).type === 'never')) {
    return pickFields(def.shape, known, path)
  }
  throw new Error(`${path}: an answer of type «${type}» does not say what it lets through`)
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const pickEach = (pick: AnswerPicker): AnswerPicker =>
  pick === same ? same : (value) => (Array.isArray(value) ? value.map((item) => pick(item)) : value)

/** Keys that the schema lists are fields; otherwise every key is meant. */
function pickRecord(
  values: z.ZodType,
  keys: Set<unknown> | undefined,
  known: Map<z.ZodType, AnswerPicker>,
  path: string,
): AnswerPicker {
  if (keys) return pickFields(Object.fromEntries([...keys].map((key) => [String(key), values])), known, path)
  const pick = compile(values, known, `${path}{}`)
  if (pick === same) return same
  return (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pick(item)])) : value
}

/** By the discriminating field of a union; a value that matches no option is not sent. */
function pickOption(
  { options = [], discriminator }: Def,
  known: Map<z.ZodType, AnswerPicker>,
  path: string,
): AnswerPicker {
  const picks = options.map((option) => compile(option, known, path))
  const cutting = picks.filter((pick) => pick !== same)
  // plain values pass every pick
  if (cutting.length <= 1) return cutting[0] ?? same
  if (discriminator === undefined)
    throw new Error(`${path}: a union of objects without a discriminator does not say what it lets through`)
  const pickOf = new Map<unknown, AnswerPicker>()
  options.forEach((option, at) => {
    const field = defOf(option).shape?.[discriminator]
    for (const tag of field?._zod.values ?? []) pickOf.set(tag, picks[at] ?? same)
  })
  return (value) => (isObject(value) ? pickOf.get(value[discriminator])?.(value) : value)
}

/** A literal of exactly these fields, written out: engines build it at once, without a loop over names. */
function pickFields(
  shape: Readonly<Record<string, z.ZodType>>,
  known: Map<z.ZodType, AnswerPicker>,
  path: string,
): AnswerPicker {
  const picks: AnswerPicker[] = []
  const fields = Object.entries(shape).map(([name, schema]) => {
    const pick = compile(schema, known, `${path}.${name}`)
    const key = JSON.stringify(name)
    const read = pick === same ? `value[${key}]` : `picks[${picks.push(pick) - 1}](value[${key}])`
    return { key, read, isOptional: schema._zod.optin === 'optional' }
  })
  const always = fields.filter(({ isOptional }) => !isOptional).map(({ key, read }) => `${key}: ${read}`)
  const sometimes = fields
    .filter(({ isOptional }) => isOptional)
    .map(({ key, read }) => `if (value[${key}] !== undefined) made[${key}] = ${read};`)
  const body = `return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const made = { ${always.join(', ')} };
    ${sometimes.join('\n    ')}
    return made;
  }`
  // names come from our own schemas, quoted
  return new Function('picks', body)(picks) as AnswerPicker
}

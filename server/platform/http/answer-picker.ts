import { z } from 'zod'

/** Reduces a value to the fields of its schema; returns the same value when all fields are in the schema. */
export type AnswerPicker = (value: unknown) => unknown

const same: AnswerPicker = (value) => value
const PLAIN = new Set([
  ...['string', 'number', 'int', 'boolean', 'null', 'undefined', 'literal', 'enum', 'template_literal'],
  // bytes returned by a handler
  'custom',
])

type Known = Map<z.ZodType, AnswerPicker>
/** Pickers of compiled schemas, shared by all calls and apps of the process. */
const compiled = new WeakMap<z.ZodType, AnswerPicker>()
const asType = (schema: unknown): z.ZodType => schema as z.ZodType

/**
 * Compiles a schema into a function that keeps only fields of the schema, at every depth, so other fields of a
 * handler's value never leave the server. Types and tests check the rest, which makes it several times cheaper than
 * parsing (tests/bench/answer-filters.ts).
 * @param schema of JSON: objects, arrays, records, plain values, discriminated unions
 * @param name of the call, for the error
 * @throws Error for a schema that does not restrict its output (`unknown`, loose objects, unions of objects without a
 * discriminator)
 */
export function answerPicker(schema: z.ZodType, name = 'answer'): AnswerPicker {
  const known: Known = new Map()
  const pick = compile(schema, known, name)
  // not before the end: pickers of a refused schema are unfinished
  for (const [part, made] of known) compiled.set(part, made)
  return pick
}

function compile(schema: z.ZodType, known: Known, path: string): AnswerPicker {
  const ready = known.get(schema) ?? compiled.get(schema)
  if (ready) return ready
  // a recursive schema finds this entry
  let made: AnswerPicker | undefined
  known.set(schema, (value) => (made ?? same)(value))
  made = make(schema, known, path)
  known.set(schema, made)
  return made
}

/** The schema inside a wrapper; null = the schema is no wrapper. */
export function unwrapped(schema: z.ZodType): z.ZodType | null {
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodCatch ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodLazy
  )
    return asType(schema.unwrap())
  // a handler returns the input of a pipe
  return schema instanceof z.ZodPipe ? asType(schema.in) : null
}

function make(schema: z.ZodType, known: Known, path: string): AnswerPicker {
  if (PLAIN.has(schema.type)) return same
  const inner = unwrapped(schema)
  if (inner) return compile(inner, known, path)
  if (schema instanceof z.ZodArray) return pickEach(compile(asType(schema.element), known, `${path}[]`))
  if (schema instanceof z.ZodRecord) return pickRecord(schema, known, path)
  if (schema instanceof z.ZodUnion) return pickOption(schema, known, path)
  if (schema instanceof z.ZodObject && isClosed(schema)) return pickFields(schema.shape, known, path)
  throw new Error(`${path}: an answer of type «${schema.type}» does not say what it lets through`)
}

/** True when an object may have only the fields of its schema. */
const isClosed = ({ def: { catchall } }: z.ZodObject): boolean => !catchall || asType(catchall).type === 'never'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const pickEach = (pick: AnswerPicker): AnswerPicker =>
  pick === same ? same : (value) => (Array.isArray(value) ? value.map((item) => pick(item)) : value)

function listed(schema: unknown): readonly unknown[] | null {
  if (schema instanceof z.ZodEnum) return schema.options
  return schema instanceof z.ZodLiteral ? [...schema.values] : null
}

/** Keeps the listed keys of a record; without a list every key is allowed. */
function pickRecord({ keyType, valueType }: z.ZodRecord, known: Known, path: string): AnswerPicker {
  const values = asType(valueType)
  const keys = listed(keyType)
  if (keys) return pickFields(Object.fromEntries(keys.map((key) => [String(key), values])), known, path)
  const pick = compile(values, known, `${path}{}`)
  if (pick === same) return same
  return (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pick(item)])) : value
}

/** Selects an option by the discriminator; a value without a matching option is dropped. */
function pickOption(schema: z.ZodUnion, known: Known, path: string): AnswerPicker {
  const options = schema.options.map(asType)
  const picks = options.map((option) => compile(option, known, path))
  const cutting = picks.filter((pick) => pick !== same)
  // plain values pass every picker
  if (cutting.length <= 1) return cutting[0] ?? same
  if (!(schema instanceof z.ZodDiscriminatedUnion))
    throw new Error(`${path}: a union of objects without a discriminator does not say what it lets through`)
  const { discriminator } = schema.def
  const pickOf = new Map<unknown, AnswerPicker>()
  options.forEach((option, at) => {
    const field = option instanceof z.ZodObject ? option.shape[discriminator] : undefined
    for (const tag of listed(field) ?? []) pickOf.set(tag, picks[at] ?? same)
  })
  return (value) => (isObject(value) ? pickOf.get(value[discriminator])?.(value) : value)
}

interface Field {
  readonly name: string
  readonly pick: AnswerPicker
  readonly isOptional: boolean
}

/** Keeps only these fields, in the order of the schema. */
function pickFields(shape: Readonly<Record<string, unknown>>, known: Known, path: string): AnswerPicker {
  const fields = Object.entries(shape).map(([name, schema]): Field => {
    const type = asType(schema)
    return { name, pick: compile(type, known, `${path}.${name}`), isOptional: type.isOptional() }
  })
  return (value) => {
    if (!isObject(value)) return value
    const made: Record<string, unknown> = {}
    for (const { name, pick, isOptional } of fields) {
      const field = value[name]
      if (field !== undefined || !isOptional) made[name] = pick(field)
    }
    return made
  }
}

import { shown as declared, idFieldOf, type Shows } from '@okolitsa/contracts/kernel/shows.ts'
import { z } from 'zod'
import { unwrapped } from '../platform/http/answer-picker.ts'

/** Subjects that a page's answers declare (contracts/kernel/shows.ts). */
export interface ShownThings {
  /** Tags of the subjects: `product:12`, `seller:7`, `kitchen:7`. */
  readonly tags: Set<string>
  /** Time of the first scheduled change of a subject, ms since the epoch. */
  holdsUntil: number
  /** Start of the rendering, ms since the epoch; earlier changes are ignored. */
  readonly begunAt: number
}

export const nothingShown = (now: Date): ShownThings => ({
  tags: new Set(),
  holdsUntil: Number.POSITIVE_INFINITY,
  begunAt: now.getTime(),
})

type Note = (value: unknown, shown: ShownThings) => void
type Fields = Readonly<Record<string, unknown>>

/** Collectors by schema; null = the schema declares no subjects. */
const notes = new Map<z.ZodType, Note | null>()

/** Adds the subjects of an answer to `shown`. */
export function noteShown(schema: z.ZodType, answer: unknown, shown: ShownThings): void {
  compile(schema, new Map())?.(answer, shown)
}

function compile(schema: z.ZodType, open: Map<z.ZodType, Note>): Note | null {
  const known = notes.get(schema)
  if (known !== undefined) return known
  // a recursive schema uses the function being compiled
  const reentered = open.get(schema)
  if (reentered) return reentered
  let made: Note | null = null
  open.set(schema, (value, shown) => made?.(value, shown))
  made = joined([ownNote(declared.get(schema)), partNote(schema, (part) => compile(part as z.ZodType, open))])
  notes.set(schema, made)
  return made
}

function joined(candidates: readonly (Note | null)[]): Note | null {
  const present = candidates.filter((note) => note !== null)
  if (present.length < 2) return present[0] ?? null
  return (value, shown) => {
    for (const note of present) note(value, shown)
  }
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function ownNote(shows: Shows | undefined): Note | null {
  if (!shows) return null
  const ids = (shows.shows ?? []).map((kind) => [kind, idFieldOf(shows, kind)] as const)
  return (value, shown) => {
    if (!isObject(value)) return
    for (const [kind, field] of ids) shown.tags.add(`${kind}:${value[field]}`)
    for (const field of shows.ends ?? []) {
      const end = typeof value[field] === 'string' ? Date.parse(value[field]) : 0
      if (end > shown.begunAt) shown.holdsUntil = Math.min(shown.holdsUntil, end)
    }
  }
}

/** Collects the subjects of a value's parts. */
function partNote(schema: z.ZodType, compiled: (part: unknown) => Note | null): Note | null {
  const inner = unwrapped(schema)
  if (inner) return compiled(inner)
  if (schema instanceof z.ZodArray) {
    const each = compiled(schema.element)
    return each && ((value, shown) => Array.isArray(value) && value.forEach((item) => void each(item, shown)))
  }
  if (schema instanceof z.ZodRecord) {
    const each = compiled(schema.valueType)
    return each && ((value, shown) => isObject(value) && Object.values(value).forEach((item) => void each(item, shown)))
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return ofOption(schema, compiled)
  if (!(schema instanceof z.ZodObject)) return null
  const fields = Object.entries(schema.shape).flatMap(([name, part]) => {
    const note = compiled(part)
    return note ? [{ name, note }] : []
  })
  if (fields.length === 0) return null
  return (value, shown) => {
    if (isObject(value)) for (const { name, note } of fields) note(value[name], shown)
  }
}

function ofOption(schema: z.ZodDiscriminatedUnion, compiled: (part: unknown) => Note | null): Note | null {
  const { discriminator } = schema.def
  const options = schema.options.flatMap((option) => {
    const note = compiled(option)
    const tag = option instanceof z.ZodObject ? (option.shape[discriminator] as z.ZodType) : undefined
    return note && tag ? [{ tag, note }] : []
  })
  if (options.length === 0) return null
  return (value, shown) => {
    if (!isObject(value)) return
    for (const { tag, note } of options) if (tag.safeParse(value[discriminator]).success) note(value, shown)
  }
}

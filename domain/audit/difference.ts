/** Fields of something as they are kept in an audit entry: plain JSON. */
export type AuditFields = Readonly<Record<string, unknown>>

/** What changed: only the fields that differ. */
export interface Difference {
  /** Null = there was nothing before. */
  readonly before: AuditFields | null
  /** Null = there is nothing any more. */
  readonly after: AuditFields | null
}

/** Equal for values that are the same once they are stored as JSON, whatever the order of their keys. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** The fields by which two states of one thing differ; null = they do not. */
export function differenceOf(before: AuditFields | null, after: AuditFields | null): Difference | null {
  if (!before || !after) return before || after ? { before, after } : null
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => textOf(before[key]) !== textOf(after[key]),
  )
  if (changed.length === 0) return null
  const pick = (fields: AuditFields) => Object.fromEntries(changed.map((key) => [key, fields[key] ?? null]))
  return { before: pick(before), after: pick(after) }
}

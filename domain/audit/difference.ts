/** Fields of an entity as stored in an audit entry: plain JSON. */
export type AuditFields = Readonly<Record<string, unknown>>

export interface Difference {
  /** State before the change; null = the entity did not exist. */
  readonly before: AuditFields | null
  /** State after the change; null = the entity was deleted. */
  readonly after: AuditFields | null
}

/** Returns equal texts for values that are equal when stored as JSON, in any order of their keys. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Returns the fields in which two states of one entity differ; null = none. */
export function differenceOf(before: AuditFields | null, after: AuditFields | null): Difference | null {
  if (!before || !after) return before || after ? { before, after } : null
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => textOf(before[key]) !== textOf(after[key]),
  )
  if (changed.length === 0) return null
  const pick = (fields: AuditFields) => Object.fromEntries(changed.map((key) => [key, fields[key] ?? null]))
  return { before: pick(before), after: pick(after) }
}

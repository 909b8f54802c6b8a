/** Fields of a row of starter data: plain JSON. */
export type StarterFields = Readonly<Record<string, unknown>>

/** The three versions of a row that a release updates. */
export interface RowVersions {
  /** The starter row as last applied; null = never applied. */
  readonly base: StarterFields | null
  /** The starter row of this release. */
  readonly theirs: StarterFields
  /** The row in the database; null = none. */
  readonly ours: StarterFields | null
}

export interface MergedRow {
  /** The row after the merge; null = the operator has removed it, and it stays removed. */
  readonly fields: StarterFields | null
  /** True = the row in the database must be written. */
  readonly isChanged: boolean
  /** Fields in which the merged row differs from the starter row of this release. */
  readonly edited: readonly string[]
}

/** Text of a JSON value that does not depend on the order of its keys. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Merges a row of starter data by fields: a field that the operator has not changed since the last application takes
 * the value of the release, every other field keeps the operator's value. A row that was never applied keeps what it has.
 */
export function mergeRow({ base, theirs, ours }: RowVersions): MergedRow {
  if (!ours) {
    return base ? { fields: null, isChanged: false, edited: [] } : { fields: theirs, isChanged: true, edited: [] }
  }
  const fields = Object.fromEntries(
    Object.entries(theirs).map(([field, value]) => [field, isUntouched(field, base, ours) ? value : ours[field]]),
  )
  const changed = Object.keys(theirs).filter((field) => !isSame(fields[field], ours[field]))
  const edited = Object.keys(theirs).filter((field) => !isSame(fields[field], theirs[field]))
  return { fields: { ...ours, ...fields }, isChanged: changed.length > 0, edited }
}

/** A field that the base does not have yet is untouched while it is empty. */
function isUntouched(field: string, base: StarterFields | null, ours: StarterFields): boolean {
  if (!(field in ours)) return true
  if (!base) return false
  return field in base ? isSame(ours[field], base[field]) : isEmpty(ours[field])
}

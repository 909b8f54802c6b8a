import { isSame, mergeRow, type StarterFields } from './merge-row.ts'

/** Rows by their key, in order. */
export type StarterRows = ReadonlyMap<string, StarterFields>

/**
 * Reason why a row differs from the starter data: the operator edited a field, the operator removed the row, its parent
 * was removed, or another row has its unique value.
 */
export type DifferenceReason = 'edited' | 'removed' | 'parentRemoved' | 'taken'

export interface StarterDifference {
  readonly key: string
  readonly title: string
  readonly reason: DifferenceReason
  /** The field that differs; null = the whole row is absent. */
  readonly field: string | null
  readonly ours: unknown
  readonly theirs: unknown
}

export interface StarterRow {
  readonly key: string
  readonly fields: StarterFields
}

/** Constraints of a kind of rows. */
export interface StarterConstraints {
  /** Fields whose values are unique. */
  readonly unique?: readonly string[]
  /** The field with the key of the parent row, of which null means none. */
  readonly parent?: string
}

/** Writes that bring the rows of one kind up to date with the starter data. */
export interface StarterPlan {
  readonly added: readonly StarterRow[]
  readonly updated: readonly StarterRow[]
  /** Rows to remember as applied. */
  readonly bases: readonly StarterRow[]
  readonly differences: readonly StarterDifference[]
}

/**
 * Plans the application of starter rows of one kind. Rows of the operator are never removed or overwritten, and a write
 * that would break a constraint is left out and listed as a difference.
 * @param theirs parents before children
 */
export function planStarter(
  theirs: StarterRows,
  { bases, ours, ...constraints }: { readonly bases: StarterRows; readonly ours: StarterRows } & StarterConstraints,
): StarterPlan {
  const rows = new Map(ours)
  const plan = { added: [] as StarterRow[], updated: [] as StarterRow[], bases: [] as StarterRow[] }
  const differences: StarterDifference[] = []
  for (const [key, release] of theirs) {
    const list = (reason: DifferenceReason, field: string | null, values: { ours: unknown; theirs: unknown }) =>
      differences.push({ key, title: titleOf(release, key), reason, field, ...values })
    const before = ours.get(key) ?? null
    const merged = mergeRow({ base: bases.get(key) ?? null, theirs: release, ours: before })
    if (!merged.fields) {
      list('removed', null, { ours: null, theirs: release })
      continue
    }
    const { fields, refused } = allowed(key, merged.fields, before, rows, constraints)
    if (!fields) {
      for (const { reason, field } of refused) list(reason, field, { ours: null, theirs: release[field] })
      continue
    }
    rows.set(key, fields)
    if (!before) plan.added.push({ key, fields })
    else if (Object.keys(release).some((field) => !isSame(fields[field], before[field])))
      plan.updated.push({ key, fields })
    // a refused field keeps its base, so that it is taken as soon as it can be
    const base = {
      ...release,
      ...Object.fromEntries(refused.map(({ field }) => [field, bases.get(key)?.[field] ?? null])),
    }
    if (!isSame(bases.get(key), base)) plan.bases.push({ key, fields: base })
    for (const field of Object.keys(release)) {
      if (isSame(fields[field], release[field])) continue
      const reason = refused.find((one) => one.field === field)?.reason ?? 'edited'
      list(reason, field, { ours: fields[field], theirs: release[field] })
    }
  }
  return { ...plan, differences }
}

const titleOf = (fields: StarterFields, key: string): string => (typeof fields.title === 'string' ? fields.title : key)

interface Refused {
  readonly reason: DifferenceReason
  readonly field: string
}

/** The row without values that break a constraint; null = a new row that cannot be added. */
function allowed(
  key: string,
  fields: StarterFields,
  before: StarterFields | null,
  rows: StarterRows,
  { unique = [], parent }: StarterConstraints,
): { readonly fields: StarterFields | null; readonly refused: readonly Refused[] } {
  const changed = (field: string) => !before || !isSame(fields[field], before[field])
  const taken = unique.filter(
    (field) => changed(field) && [...rows].some(([other, row]) => other !== key && isSame(row[field], fields[field])),
  )
  const isLost = parent !== undefined && changed(parent) && !isParent(key, fields[parent], parent, rows)
  const refused: Refused[] = [
    ...taken.map((field) => ({ reason: 'taken', field }) as const),
    ...(isLost ? [{ reason: 'parentRemoved', field: parent } as const] : []),
  ]
  if (refused.length === 0) return { fields, refused }
  if (!before) return { fields: null, refused }
  return { fields: { ...fields, ...Object.fromEntries(refused.map(({ field }) => [field, before[field]])) }, refused }
}

/** True when the value names an existing row, or none, and the row is not among its own ancestors. */
function isParent(key: string, value: unknown, parent: string, rows: StarterRows): boolean {
  let at = value
  for (let steps = 0; at !== null && at !== undefined; steps += 1) {
    const row = rows.get(String(at))
    if (!row || String(at) === key || steps > rows.size) return false
    at = row[parent]
  }
  return true
}

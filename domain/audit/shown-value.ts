import { reportedValue } from '../staff/action-kinds.ts'
import { cutText } from '../text/cut-text.ts'
import type { AuditFields } from './difference.ts'

export type ShownValue = string | number | boolean | null

export interface ShownChange {
  readonly field: string
  readonly before: ShownValue
  readonly after: ShownValue
}

/** Maximum characters of a composite value. */
const LONGEST = 200

function shownValue(value: unknown): ShownValue {
  const simple = reportedValue(value)
  if (simple !== undefined) return simple
  const text = JSON.stringify(value)
  return text.length > LONGEST ? `${cutText(text, LONGEST)}…` : text
}

/** Every field of an entry with its values before and after; a composite value is its JSON. */
export const shownChanges = (before: AuditFields | null, after: AuditFields | null): ShownChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((field) => ({
    field,
    before: shownValue(before?.[field]),
    after: shownValue(after?.[field]),
  }))

import { day, type FieldMistakes, mistakesInList } from '../validation/field-rules.ts'
import type { DayRange } from './seller-fields.ts'

/** Maximum future days off of one seller. */
export const MAX_CLOSURES = 50

/** Mistakes of days off: they are ordered and do not overlap. */
export function closuresMistakes(closures: readonly DayRange[]): FieldMistakes {
  if (closures.length > MAX_CLOSURES) return { closures: 'tooLong' }
  return mistakesInList(closures, 'closures', ({ from, to }, index) => {
    const [wrongFrom, wrongTo] = [day(from), day(to)]
    const isTwice = closures.some(
      (one, other) => (one.from < from || (one.from === from && other < index)) && one.to >= from,
    )
    return {
      ...(wrongFrom ? { from: wrongFrom } : isTwice && { from: 'taken' }),
      ...(wrongTo ? { to: wrongTo } : to < from && { to: 'tooSmall' }),
    }
  })
}

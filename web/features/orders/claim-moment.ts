import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { type DayReference, formatDate, formatTime } from '@okolitsa/strings/ru/format.ts'

/** A moment of a claim's terms after «до»: `24 ноября, 19:55`, by the seller's clock. */
export function claimMoment(moment: string, reference: Required<DayReference>): string {
  const at = new Date(moment)
  return `${formatDate(dayIn(reference.zone, at), reference)}, ${formatTime(at, reference.zone)}`
}

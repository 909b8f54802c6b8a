import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { type DayReference, formatDate, formatTime } from '@okolitsa/strings/ru/format.ts'

/** A deadline of a claim as in «до 24 ноября, 19:55», in the seller's time zone. */
export function claimMoment(moment: string, reference: Required<DayReference>): string {
  const at = new Date(moment)
  return `${formatDate(dayIn(reference.zone, at), reference)}, ${formatTime(at, reference.zone)}`
}

import { dayIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { type DayReference, MOSCOW } from '@okolitsa/strings/ru/format.ts'

/** «today» or «tomorrow» for a day tile; null for other days, which show the weekday. */
export function dayName(day: string, { now, zone = MOSCOW }: DayReference): string | null {
  const today = dayIn(zone, now)
  if (day === today) return text.today
  return day === plusDays(today, 1) ? text.tomorrow : null
}

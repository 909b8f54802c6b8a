import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { DeliverySchedule } from '@okolitsa/domain/delivery/promise.ts'
import type { RateHours, ShippingRate } from '@okolitsa/domain/delivery/rate.ts'
import type { RateTrips, Seller } from './ports.ts'

/** The seller's schedule limited to the days and hours of a rate. */
export const scheduleAt = (schedule: DeliverySchedule, hours: RateHours | null): DeliverySchedule =>
  hours
    ? { ...schedule, weekdays: hours.weekdays, windowFromHour: hours.fromHour, windowToHour: hours.toHour }
    : schedule

/** Rates with their own schedule or with full slots. @param slots days whose slot is full, by rate */
export function tripsOfRates(
  seller: Pick<Seller, 'schedule' | 'fullDays'>,
  rates: readonly ShippingRate[],
  slots: ReadonlyMap<number, readonly IsoDate[]>,
): ReadonlyMap<number, RateTrips> {
  const trips = new Map<number, RateTrips>()
  for (const { id, hours } of rates) {
    const full = slots.get(id) ?? []
    if (!hours && full.length === 0) continue
    const schedule = scheduleAt(seller.schedule, hours)
    const fullDays = new Set([...seller.fullDays, ...full])
    const scheduleKey = JSON.stringify([schedule, [...fullDays].sort()])
    trips.set(id, { schedule, scheduleKey, fullDays, fullSlots: new Set(full) })
  }
  return trips
}

import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { RateTrips, Seller } from '../../supply/sellers/ports.ts'

const NONE: ReadonlySet<IsoDate> = new Set()

/** Schedule of a rate: its own days, otherwise those of the seller. */
export const tripsBy = (seller: Seller, rateId: number | null): RateTrips =>
  (rateId === null ? undefined : seller.trips.get(rateId)) ?? {
    schedule: seller.schedule,
    scheduleKey: seller.scheduleKey,
    fullDays: seller.fullDays,
    fullSlots: NONE,
  }

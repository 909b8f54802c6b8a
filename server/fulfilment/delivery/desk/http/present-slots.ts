import type { Outline, Slots } from '@okolitsa/contracts/delivery/shipping.ts'
import type { ShippingRate } from '@okolitsa/domain/delivery/rate.ts'
import { metresToArea } from '@okolitsa/domain/geo/area-distance.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import type { SellerLoads, SellerShipping } from '../../../../supply/sellers/ports.ts'
import type { DeliveryService, DeliverySlot, OfferedMethod } from '../../ports.ts'

/** Number of coming days of a rate that are listed even without orders. */
const COMING_DAYS = 14

/** Coming days of each rate with their orders. */
export function presentSlots(
  { rates, schedule }: Pick<SellerShipping, 'rates' | 'schedule'>,
  coming: ReadonlyMap<number, readonly DeliverySlot[]> | null,
  loads: SellerLoads,
): Slots {
  const slots = rates.flatMap(({ id: rateId, slotCapacity: most, hours }) => {
    const days = (coming?.get(rateId) ?? []).slice(0, COMING_DAYS)
    const taken = new Map(loads.slots.filter((one) => one.rateId === rateId).map((one) => [one.date, one.taken]))
    const { fromHour, toHour } = hours ?? schedule
    const gone = [...taken.keys()].filter((date) => days.every((day) => day.date !== date))
    return [...days, ...gone.map((date) => ({ date, fromHour, toHour }))]
      .sort((a, b) => (a.date < b.date ? -1 : 1))
      .map((day) => ({ rateId, ...day, taken: taken.get(day.date) ?? 0, most }))
  })
  const most = schedule.dailyDeliveries
  const takenOn = new Map(loads.days.map(({ date, taken }) => [date, taken]))
  const dates = [...new Set(slots.map(({ date }) => date))].sort()
  return {
    slots,
    days: most === null ? [] : dates.map((date) => ({ date, taken: takenOn.get(date) ?? 0, most })),
  }
}

const roomIn = ({ taken, most }: { taken: number; most: number | null }) =>
  most === null ? Number.POSITIVE_INFINITY : Math.max(0, most - taken)

/** Free capacity of a rate's slots: on the earliest promised day, and the full days. */
export function roomOf(
  { slots, days }: Slots,
  [soonest]: readonly DeliverySlot[],
): { roomLeft: number | null; fullDays: string[] } {
  const loads = [...slots, ...days]
  const left = Math.min(...loads.filter(({ date }) => date === soonest?.date).map(roomIn))
  const dates = slots.map(({ date }) => date)
  return {
    roomLeft: Number.isFinite(left) ? left : null,
    fullDays: dates.filter((date) => loads.some((load) => load.date === date && roomIn(load) === 0)),
  }
}

export const presentOtherRates = (couriers: readonly OfferedMethod[]) =>
  couriers.flatMap(({ shippingRateId: id, title, price }) =>
    id === null ? [] : [{ id, title, price: toRoubles(price) }],
  )

/** The nearest drawn area that does not contain a point; null = no area is drawn. */
export function nearestAreaOf(
  rates: readonly ShippingRate[],
  point: Coordinates,
): { title: string; metres: number } | null {
  const found = rates.flatMap(({ title, areas }) =>
    areas.flatMap(({ area }) => {
      const metres = metresToArea(area, point)
      return metres === null ? [] : [{ title, metres: Math.round(metres) }]
    }),
  )
  return found.toSorted((a, b) => a.metres - b.metres)[0] ?? null
}

export const presentOutline = (outline: NonNullable<ReturnType<DeliveryService['outlineOf']>>): Outline =>
  outline.kind === 'polygon' ? { kind: 'polygon', points: outline.points.map((point) => ({ ...point })) } : outline

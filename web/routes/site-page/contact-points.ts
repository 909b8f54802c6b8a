import { standHours } from '@okolitsa/strings/ru/day-range.ts'
import { farmerDelivery } from '@okolitsa/strings/ru/farmer-delivery.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { restaurants } from '@okolitsa/strings/ru/restaurants.ts'
import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import type { Shown } from './load-site-page.ts'

/** A place of the seller. */
export interface ContactPoint {
  readonly id: string
  readonly title: string
  readonly address: string
  readonly coords: { readonly latitude: number; readonly longitude: number }
  /** Lines of hours; empty = unknown. */
  readonly hours: readonly string[]
}

/** Places of the seller from the shop's data: the kitchen, or the farm and its trade places. */
export function contactPoints(
  { farm, restaurant }: Pick<Shown, 'farm' | 'restaurant'>,
  reference: DayReference,
): readonly ContactPoint[] {
  if (restaurant) {
    const { title, address, place, openingHours } = restaurant
    const { pickup } = farmerDelivery
    const town = place.city ?? place.settlement
    return [
      {
        id: 'kitchen',
        title,
        address: town ? pickup.address(town, address) : address,
        coords: place.coords,
        hours: openingHours.map(
          ({ weekdays, from, to }) => `${restaurants.info.daily(weekdays)} ${restaurants.info.span(from, to)}`,
        ),
      },
    ]
  }
  if (!farm) return []
  const stands = farm.tradePlaces.map(({ id, title, address, city, coords, hours, days }) => ({
    id: String(id),
    title,
    address: farmerDelivery.pickup.address(city, address),
    coords,
    hours: hours.map(({ weekdays, from, to }) =>
      days ? standHours(days, from, to, reference) : farmerDelivery.pickup.hours(weekdays, from, to),
    ),
  }))
  const { coords } = farm.farmPlace.place
  return [{ id: 'farm', title: text.farmHere, address: farm.place, coords, hours: [] }, ...stands]
}

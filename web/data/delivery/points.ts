import type { CarrierPointAnswer } from '@okolitsa/contracts/delivery/carrier.ts'
import type { ShippingMethod } from '@okolitsa/contracts/delivery/delivery.endpoints.ts'
import { type Coordinates, distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { foldPlaceName } from '@okolitsa/domain/geo/place-name.ts'
import { standHours } from '@okolitsa/strings/ru/day-range.ts'
import { farmerDelivery } from '@okolitsa/strings/ru/farmer-delivery.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'

/** A pickup point of the seller or the carrier with its texts. */
export interface Point {
  readonly id: string
  readonly title: string
  readonly address: string
  readonly coords: Coordinates
  readonly hours: readonly string[]
  /** Directions to the entrance; empty when unknown. */
  readonly note: string
  /** Distance from the visitor. */
  readonly distanceKm: number
}

const kilometres = (from: Coordinates, to: Coordinates) => distanceMetres(from, to) / 1_000

export function pointOfTradePlace(
  place: NonNullable<ShippingMethod['tradePlace']>,
  from: Coordinates,
  reference: DayReference,
): Point {
  return {
    id: String(place.id),
    title: place.title,
    address: farmerDelivery.pickup.address(place.city, place.address),
    coords: place.coords,
    hours: place.hours.map(({ weekdays, from: opens, to }) =>
      place.days ? standHours(place.days, opens, to, reference) : farmerDelivery.pickup.hours(weekdays, opens, to),
    ),
    note: '',
    distanceKm: kilometres(from, place.coords),
  }
}

export const pointOfCarrier = (point: CarrierPointAnswer, from: Coordinates): Point => ({
  id: point.code,
  title: point.title,
  address: point.address,
  coords: point.coords,
  hours: point.workTime ? [point.workTime] : [],
  note: point.note,
  distanceKm: kilometres(from, point.coords),
})

export const byDistance = (points: readonly Point[]): Point[] =>
  points.toSorted((a, b) => a.distanceKm - b.distanceKm || (a.id < b.id ? -1 : 1))

/** Points whose title, address and note together contain all words, in any order and case. */
export function pointsThatMatch(points: readonly Point[], typed: string): readonly Point[] {
  const words = foldPlaceName(typed).split(' ').filter(Boolean)
  if (words.length === 0) return points
  return points.filter(({ title, address, note }) => {
    const text = foldPlaceName(`${title} ${address} ${note}`)
    return words.every((word) => text.includes(word))
  })
}

export function nearestWith(points: readonly Point[], chosenId: string | null, most: number): readonly Point[] {
  const nearest = points.slice(0, most)
  const chosen = points.find(({ id }) => id === chosenId)
  return !chosen || nearest.includes(chosen) ? nearest : [chosen, ...nearest.slice(0, most - 1)]
}

export const yandexMapsUrl = ({ coords, title }: Pick<Point, 'coords' | 'title'>): string => {
  const at = `${coords.longitude},${coords.latitude}`
  return `https://yandex.ru/maps/?${new URLSearchParams({ pt: `${at},pm2gnm`, z: '16', text: title, ll: at })}`
}

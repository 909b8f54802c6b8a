import type { CourierDesk, CourierLink, DeskStop } from '@okolitsa/contracts/couriers/couriers.ts'
import { splitByDirection } from '@okolitsa/domain/couriers/route-order.ts'
import { sumRoubles } from '@okolitsa/domain/money/roubles.ts'

/** Stops of one car, in the order of the route. */
export interface CarRoute {
  /** Link of the car; null = the stops are not assigned to a car. */
  readonly link: CourierLink | null
  readonly stops: readonly DeskStop[]
}

/** Groups stops by car; unassigned stops come first. An open car without stops is included. */
export function carRoutesOf({ stops, links }: Pick<CourierDesk, 'stops' | 'links'>): CarRoute[] {
  const of = (linkId: string | null) => stops.filter((stop) => stop.linkId === linkId)
  const cars = links.filter(({ isOpen }) => isOpen).map((link): CarRoute => ({ link, stops: of(link.id) }))
  const known = new Set(cars.map(({ link }) => link?.id ?? null))
  const others = stops.filter(({ linkId }) => !known.has(linkId))
  return others.length === 0 && cars.length > 0 ? cars : [{ link: null, stops: others }, ...cars]
}

export function withStopMoved(stops: readonly DeskStop[], id: number, overId: number): readonly DeskStop[] {
  const from = stops.findIndex((stop) => stop.id === id)
  const to = stops.findIndex((stop) => stop.id === overId)
  const [moved, over] = [stops[from], stops[to]]
  if (!moved || !over || moved === over) return stops
  const left = stops.toSpliced(from, 1)
  return left.toSpliced(to, 0, { ...moved, linkId: over.linkId })
}

export function withStopGiven(stops: readonly DeskStop[], id: number, linkId: string | null): readonly DeskStop[] {
  const given = stops.find((stop) => stop.id === id)
  if (!given || given.linkId === linkId) return stops
  const left = stops.filter((stop) => stop !== given)
  const last = left.findLastIndex((stop) => stop.linkId === linkId)
  return left.toSpliced(last < 0 ? left.length : last + 1, 0, { ...given, linkId })
}

/** Distributes stops that are not delivered yet among open cars by direction; all other stops keep their cars. */
export function sharedByDirection({ start, stops, links }: CourierDesk): readonly DeskStop[] {
  const cars = links.filter(({ isOpen }) => isOpen)
  const ahead = stops.filter(({ state }) => state !== 'delivered')
  const carOf = new Map(
    splitByDirection(start, ahead, cars.length).flatMap((part, car) =>
      part.map(({ id }) => [id, cars[car]?.id ?? null] as const),
    ),
  )
  return stops.map((stop) => ({ ...stop, linkId: carOf.get(stop.id) ?? stop.linkId }))
}

/** Cash still to be collected at these stops, roubles. */
export const cashOf = (stops: readonly DeskStop[]): number =>
  sumRoubles(stops.map(({ due }) => (due?.by === 'cash' ? due.sum : 0)))

import type { Area } from '@okolitsa/domain/geo/area.ts'
import { extentOf, unrolled } from '@okolitsa/domain/geo/border.ts'
import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'

/** A box in degrees; its end is not before its beginning. */
export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** Slightly less than the length of a degree of latitude, so that boxes are never too small. */
const METRES_PER_DEGREE = 110_000
/** Latitude beyond which a box spans all longitudes. */
const LAST_LATITUDE = 85
const EARTH: Box = { south: -90, west: -180, north: 90, east: 180 }

/** A box that contains every point within a distance from the given one. */
export function boxAround({ latitude, longitude }: Coordinates, metres: number): Box {
  const up = metres / METRES_PER_DEGREE
  const [south, north] = [latitude - up, latitude + up]
  const farthest = Math.max(Math.abs(south), Math.abs(north))
  if (farthest > LAST_LATITUDE) return EARTH
  const aside = up / Math.cos((farthest * Math.PI) / 180)
  return withinEarth({ south, west: longitude - aside, north, east: longitude + aside })
}

/** A box around a drawn area with a margin of some metres. */
export function boxOf(area: Extract<Area, { kind: 'radius' | 'polygon' }>): Box {
  if (area.kind === 'radius') return boxAround(area.center, area.metres)
  const edge = 0.001
  const { south, west, north, east } = extentOf(unrolled(area.points))
  return withinEarth({ south: south - edge, west: west - edge, north: north + edge, east: east + edge })
}

/** Corrects a box that crosses the 180th meridian. */
const withinEarth = (box: Box): Box => (box.west < -180 || box.east > 180 ? { ...box, west: -180, east: 180 } : box)

/** True = the boxes overlap. */
export const doMeet = (a: Box, b: Box): boolean =>
  a.south <= b.north && b.south <= a.north && a.west <= b.east && b.west <= a.east

/** Maximum cells per item; larger items are in a separate list, which is always searched. */
const MAX_CELLS = 400

/** One-degree cells that a box touches; null = more than the maximum. */
function cellsOf({ south, west, north, east }: Box): number[] | null {
  const [bottom, left, top, right] = [south, west, north, east].map(Math.floor) as [number, number, number, number]
  if ((top - bottom + 1) * (right - left + 1) > MAX_CELLS) return null
  const cells: number[] = []
  for (let row = bottom; row <= top; row++)
    for (let column = left; column <= right; column++) cells.push(row * 1_000 + column)
  return cells
}

const isOneCell = ({ south, west, north, east }: Box): boolean =>
  Math.floor(south) === Math.floor(north) && Math.floor(west) === Math.floor(east)

interface Boxed<Thing> {
  readonly box: Box
  readonly thing: Thing
}

/** A spatial index of items by box. */
export interface AreaGrid<Thing> {
  add(box: Box, thing: Thing): void
  remove(box: Box, thing: Thing): void
  /** Visits items whose box overlaps the given one, each once, in any order. */
  eachMeeting(box: Box, look: (thing: Thing) => void): void
}

export function createAreaGrid<Thing>(): AreaGrid<Thing> {
  const cells = new Map<number, Boxed<Thing>[]>()
  const wide: Boxed<Thing>[] = []
  const listsOf = (box: Box) =>
    cellsOf(box)?.map((cell) => {
      const list = cells.get(cell) ?? []
      cells.set(cell, list)
      return list
    }) ?? [wide]
  return {
    add(box, thing) {
      const boxed = { box, thing }
      for (const list of listsOf(box)) list.push(boxed)
    },
    remove(box, thing) {
      for (const list of listsOf(box)) {
        const at = list.findIndex((one) => one.thing === thing)
        if (at !== -1) list.splice(at, 1)
      }
    },
    eachMeeting(box, look) {
      const near = cellsOf(box)?.flatMap((cell) => cells.get(cell) ?? []) ?? [...cells.values()].flat()
      // a point lies in one cell, which has no duplicates
      const found = near.length > 0 && isOneCell(box) ? near : new Set(near)
      for (const one of wide) if (doMeet(one.box, box)) look(one.thing)
      for (const one of found) if (doMeet(one.box, box)) look(one.thing)
    },
  }
}

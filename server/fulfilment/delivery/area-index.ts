import { coverageOf } from '@okolitsa/domain/geo/area.ts'
import { spherePointOf } from '@okolitsa/domain/geo/distance.ts'
import { foldPlaceName } from '@okolitsa/domain/geo/place-name.ts'
import { LRUCache } from 'lru-cache'
import type { Seller } from '../../supply/sellers/ports.ts'
import { type AreaGrid, type Box, boxAround, createAreaGrid, doMeet } from './area-grid.ts'
import { clearBit, differenceOf, type IdBits, noBits, setBit, unionOf } from './id-bits.ts'
import {
  type CellLevel,
  coverageAt,
  coverageOfSpot,
  type Drawn,
  drawnOf,
  type MapFeature,
  SAMPLE_SLACK,
  SMALLEST_CELL,
  type Spot,
  spotOf,
  standOf,
} from './map-things.ts'
import { ROOM_FOR_IDS } from './policy.ts'
import type { DeliveryPlace } from './ports.ts'
import type { ReachedBy } from './serviceable.ts'
import { createSetKey, type SetKey } from './set-key.ts'

/** Delivery to a place. Equal keys = the same unchanged sellers by the same areas and trade places. */
export interface Found extends ReachedBy {
  readonly key: string
}

/** Sellers that deliver to one named region or town, or to the whole country. */
interface Named extends ReachedBy {
  /** Number that changes with every change of one of these sellers. */
  stamp: number
}

interface Filed {
  readonly names: ReadonlySet<string>
  readonly things: readonly MapFeature[]
}

/** A cell of the map with the features that cover it completely. */
interface Cell extends Pick<ReachedBy, 'courier' | 'pickup' | 'pickupInPart'> {
  readonly spot: Spot
  readonly box: Box
  readonly key: SetKey
  /** Features that cover only a part of the cell. */
  readonly edges: Set<MapFeature>
}

/** Number of key parts: each kind, with full or partial coverage of the place. */
const KINDS = 8
const COVERED = { none: 0, part: 1, whole: 2 } as const
const TOGETHER = 4
/** Maximum cached cells, some kilobytes each. */
const MAX_CELLS = 1_000

const EVERYWHERE = ''
/** Key of the sellers that use the carrier, at every place it serves. */
const BY_CARRIER = '*'
const inRegion = (code: string) => code
/** Key of a town; null = no name. */
function inTown(code: string, name: string | null): string | null {
  const folded = foldPlaceName(name ?? '').replaceAll(' ', '')
  return folded === '' ? null : `${code}|${folded}`
}
const METHODS = ['courier', 'pickup', 'pickupInPart', 'carrier'] as const

/**
 * Sellers by area: areas of the country, a region or a town as bits, drawn areas and trade places by cells of the map.
 * A query reads only the features around its place; a changed seller is reindexed alone.
 * @param nextMark never returns the same number twice
 */
export function createAreaIndex(sellers: Iterable<Seller>, nextMark: () => number) {
  const all = [...sellers]
  const most = Math.max(0, ...all.map(({ id }) => id)) + ROOM_FOR_IDS
  const named = new Map<string, Named>()
  const grid: AreaGrid<MapFeature> = createAreaGrid()
  const cells = new LRUCache<string, Cell>({ max: MAX_CELLS })
  const filed = new Map<number, Filed>()
  const hidden = noBits(most)
  const nobody = noBits(most)

  const methodsOf = (here: readonly ReachedBy[]) => ({
    courier: unionOf(nobody, ...here.map(({ courier }) => courier)),
    pickup: unionOf(nobody, ...here.map(({ pickup }) => pickup)),
    pickupInPart: unionOf(nobody, ...here.map(({ pickupInPart }) => pickupInPart)),
    carrier: unionOf(nobody, ...here.map(({ carrier }) => carrier)),
  })

  function addTo(cell: Cell, thing: MapFeature): void {
    const coverage = coverageOfSpot(thing, cell.spot)
    if (coverage === null) cell.edges.add(thing)
    else if (coverage === 'whole') {
      count(cell, thing)
      cell.key.toggle(thing.mark * KINDS + COVERED.whole)
    }
  }

  /** Removes a feature from a cell. All features of a seller are removed together, and its bits as well. */
  function removeFrom(cell: Cell, thing: MapFeature): void {
    if (!cell.edges.delete(thing) && coverageOfSpot(thing, cell.spot) === 'whole')
      cell.key.toggle(thing.mark * KINDS + COVERED.whole)
    for (const method of ['courier', 'pickup', 'pickupInPart'] as const) clearBit(cell[method], thing.seller.id)
  }

  /** A cell of the map. Features that cover the parent cell completely also cover it; only the others are checked. */
  function cellAt(place: DeliveryPlace, doubtMetres: number, level: CellLevel): Cell {
    const spot = spotOf(place, doubtMetres, level)
    const known = cells.get(spot.key)
    if (known) return known
    const box = boxAround(spot.coords, spot.metres + doubtMetres * SAMPLE_SLACK)
    const around = level === 0 ? null : cellAt(place, doubtMetres, level === 1 ? 0 : 1)
    const cell = {
      spot,
      box,
      courier: (around?.courier ?? nobody).slice(),
      pickup: (around?.pickup ?? nobody).slice(),
      pickupInPart: (around?.pickupInPart ?? nobody).slice(),
      key: around?.key.copy() ?? createSetKey(),
      edges: new Set<MapFeature>(),
    }
    if (around) for (const thing of around.edges) addTo(cell, thing)
    else grid.eachMeeting(box, (thing) => addTo(cell, thing))
    cells.set(spot.key, cell)
    return cell
  }

  function add(seller: Seller): void {
    const { id, rates, tradePlaces, hasCarrier } = seller
    const names = new Set<string>()
    const things: MapFeature[] = []
    const reach = (name: string | null, method: keyof ReachedBy) => {
      if (name === null) return
      const known = named.get(name) ?? { ...methodsOf([]), stamp: 0 }
      named.set(name, known)
      setBit(known[method], id)
      known.stamp = nextMark()
      names.add(name)
    }
    for (const rate of rates)
      for (const { area } of rate.areas) {
        if (area.kind === 'country') reach(EVERYWHERE, 'courier')
        else if (area.kind === 'region') reach(inRegion(area.regionCode), 'courier')
        else if (area.kind === 'city') reach(inTown(area.regionCode, area.city), 'courier')
        else things.push(drawnOf(seller, rate, area, nextMark()))
      }
    for (const tradePlace of tradePlaces) {
      reach(inRegion(tradePlace.regionCode), 'pickup')
      if (tradePlaces.some(({ regionCode }) => regionCode !== tradePlace.regionCode))
        reach(inRegion(tradePlace.regionCode), 'pickupInPart')
      things.push(standOf(seller, tradePlace, nextMark()))
    }
    if (hasCarrier) reach(BY_CARRIER, 'carrier')
    for (const thing of things) {
      grid.add(thing.box, thing)
      for (const cell of cells.values()) if (doMeet(cell.box, thing.box)) addTo(cell, thing)
    }
    if (seller.isHidden) setBit(hidden, id)
    filed.set(id, { names, things })
  }

  function remove(id: number): void {
    const known = filed.get(id)
    if (!known) return
    for (const name of known.names) {
      const one = named.get(name)
      if (!one) continue
      for (const method of METHODS) clearBit(one[method], id)
      one.stamp = nextMark()
    }
    for (const thing of known.things) {
      grid.remove(thing.box, thing)
      for (const cell of cells.values()) if (doMeet(cell.box, thing.box)) removeFrom(cell, thing)
    }
    clearBit(hidden, id)
    filed.delete(id)
  }

  for (const seller of all) add(seller)

  return {
    /** Replaces a seller; false = its id does not fit, so a new index is needed. */
    replace(id: number, seller: Seller | null): boolean {
      remove(id)
      if (seller && id > most) return false
      if (seller) add(seller)
      return true
    },
    /** Sellers that reach a place. @param isServed true = the carrier serves the place */
    at(place: DeliveryPlace, doubtMetres: number, seesHidden: boolean, isServed: boolean): Found {
      const { regionCode, city, settlement } = place
      const names = new Set([
        EVERYWHERE,
        isServed ? BY_CARRIER : EVERYWHERE,
        inRegion(regionCode),
        inTown(regionCode, city),
        inTown(regionCode, settlement),
      ])
      const here = [...names].flatMap((name) => (name === null ? [] : (named.get(name) ?? [])))
      const cell = cellAt(place, doubtMetres, SMALLEST_CELL)
      const point = spherePointOf(place.coords)
      const found = methodsOf([...here, { ...cell, carrier: nobody }])
      const key = cell.key.copy()
      for (const { stamp } of here) key.toggle(stamp * KINDS)
      /** Rates whose areas cover a part of the place, with the first mark of each. */
      const inPart = new Map<Drawn['rate'], number>()
      for (const thing of cell.edges) {
        const coverage = coverageAt(thing, place, point, doubtMetres)
        if (coverage === 'none') continue
        const { mark } = thing
        count(found, thing)
        key.toggle(mark * KINDS + COVERED[coverage])
        if (thing.kind === 'area' && coverage === 'part' && thing.rate.areas.length > 1)
          inPart.set(thing.rate, Math.min(mark, inPart.get(thing.rate) ?? mark))
      }
      // several parts together may cover it completely
      for (const [{ areas }, mark] of inPart) {
        const together = areas.map(({ area }) => area)
        key.toggle(mark * KINDS + TOGETHER + COVERED[coverageOf(together, place, doubtMetres)])
      }
      return seesHidden ? { ...found, key: `${key.text()}h` } : { ...without(hidden, found), key: key.text() }
    },
  }
}

function count(found: Pick<ReachedBy, 'courier' | 'pickup' | 'pickupInPart'>, { kind, seller }: MapFeature): void {
  setBit(kind === 'area' ? found.courier : found.pickup, seller.id)
  if (kind === 'stand' && seller.tradePlaces.length > 1) setBit(found.pickupInPart, seller.id)
}

export type AreaIndex = ReturnType<typeof createAreaIndex>

const without = (hidden: IdBits, { courier, pickup, pickupInPart, carrier }: ReachedBy): ReachedBy => ({
  courier: differenceOf(courier, hidden),
  pickup: differenceOf(pickup, hidden),
  pickupInPart: differenceOf(pickupInPart, hidden),
  carrier: differenceOf(carrier, hidden),
})

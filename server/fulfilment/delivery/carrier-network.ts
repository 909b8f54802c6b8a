import { hash } from 'node:crypto'
import { carrierDaysBound } from '@okolitsa/domain/delivery/carrier-days.ts'
import { type CarrierAt, type CarrierTown, carrierAt } from '@okolitsa/domain/delivery/carrier-town.ts'
import { LRUCache } from 'lru-cache'
import type { Seller, SellerSnapshot } from '../../supply/sellers/ports.ts'
import { MAX_CACHED_PLACES, MAX_CACHED_TOWNS } from './policy.ts'
import type { DeliveryPlace } from './ports.ts'
import { placeKey } from './reach.ts'

type Sender = Pick<Seller, 'id' | 'place' | 'hasCarrier'>

/** A transport time from a seller to a town, learned from the carrier, that is longer than the assumed one. */
export interface CarrierTerm {
  readonly organizationId: number
  readonly townCode: number
  /** Days of transport; null = no transport. */
  readonly days: number | null
}

/** Transport times of the carrier from every seller to one place. */
export interface CarrierDays {
  /** Days by seller id; absent = no transport. */
  readonly days: ReadonlyMap<number, number>
  /** Key that is equal for equal times. */
  readonly key: string
}

/** Destinations and maximum transport times of the carrier at one moment. */
export interface CarrierNetwork {
  at(place: DeliveryPlace): CarrierAt
  /** Maximum calendar days from a seller to a place; null = no transport, or unknown. */
  daysFrom(seller: Sender, place: DeliveryPlace): number | null
  /** Maximum calendar days from all sellers to a place. */
  daysFromAll(sellers: SellerSnapshot, place: DeliveryPlace): CarrierDays
}

const NOWHERE: CarrierDays = { days: new Map(), key: '' }

export function carrierNetwork(
  towns: readonly CarrierTown[] | null,
  terms: readonly CarrierTerm[] = [],
): CarrierNetwork {
  const learned = new Map(terms.map(({ organizationId, townCode, days }) => [`${organizationId}|${townCode}`, days]))
  const places = new LRUCache<string, CarrierAt>({ max: MAX_CACHED_PLACES })
  /** Towns by place object, cached because a list looks its place up for every card. */
  const ofPlace = new WeakMap<DeliveryPlace, CarrierAt>()
  const toTowns = new LRUCache<number, { readonly of: SellerSnapshot; readonly all: CarrierDays }>({
    max: MAX_CACHED_TOWNS,
  })

  function at(place: DeliveryPlace): CarrierAt {
    const known = ofPlace.get(place)
    if (known) return known
    const key = placeKey(place)
    const found = places.get(key) ?? carrierAt(towns, place)
    places.set(key, found)
    ofPlace.set(place, found)
    return found
  }

  function daysTo({ code, coords }: CarrierTown, { id, place, hasCarrier }: Sender): number | null {
    if (!hasCarrier) return null
    const seen = learned.get(`${id}|${code}`)
    const usual = carrierDaysBound(place.coords, coords)
    return seen === undefined ? usual : seen && Math.max(seen, usual)
  }

  return {
    at,
    daysFrom(seller, place) {
      const there = at(place)
      return there.kind === 'served' ? daysTo(there.town, seller) : null
    },
    daysFromAll(sellers, place) {
      const there = at(place)
      if (there.kind !== 'served') return NOWHERE
      const known = toTowns.get(there.town.code)
      if (known?.of === sellers) return known.all
      const days = new Map<number, number>()
      for (const seller of sellers.byId.values()) {
        const bound = daysTo(there.town, seller)
        if (bound !== null) days.set(seller.id, bound)
      }
      const all = { days, key: hash('sha1', [...days].sort(([a], [b]) => a - b).join(), 'base64url') }
      toTowns.set(there.town.code, { of: sellers, all })
      return all
    },
  }
}

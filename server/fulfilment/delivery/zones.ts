import { hash } from 'node:crypto'
import type { ShownSellerId, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { LRUCache } from 'lru-cache'
import type { Seller, SellerSnapshot } from '../../supply/sellers/ports.ts'
import { type AreaIndex, createAreaIndex, type Found } from './area-index.ts'
import type { CarrierDays, CarrierNetwork } from './carrier-network.ts'
import { changedSellers } from './changed-sellers.ts'
import type { DoubtAt } from './doubt-at.ts'
import { bitsOf, commonOf, hasBit, type IdBits, idsOf, unionOf } from './id-bits.ts'
import {
  MAX_CACHED_PLACES,
  MAX_CACHED_ZONES,
  MAX_KNOWN_CHANGES,
  MAX_REPLACED_SELLERS,
  MAX_TOUCHING_SELLERS,
} from './policy.ts'
import type { DeliveryPlace, MethodCode, ServiceableSellers } from './ports.ts'
import { methodsAt, placeKey } from './reach.ts'
import { comes, NO_WAY, wayBytes } from './way-bytes.ts'

/** Methods by bit mask: 1 = courier, 2 = pickup, 4 = carrier. */
const METHODS: readonly (readonly MethodCode[])[] = Array.from({ length: 8 }, (_, set) =>
  (['courier', 'pickup', 'cdek'] as const).filter((_method, at) => (set >> at) & 1),
)

/** The zone of places that the same sellers reach by the same methods. */
export function zoneOf(found: Found, carrierDays: CarrierDays['days'], slow: SlowSellers): ServiceableSellers {
  let ways: Uint8Array | undefined
  const waysOf = () => {
    ways ??= wayBytes(found, carrierDays, slow)
    return ways
  }
  let ownWays: Uint8Array | undefined
  const ownWaysOf = () => {
    ownWays ??= wayBytes(found, NO_CARRIER, slow)
    return ownWays
  }
  return zoneWithin(found, unionOf(found.courier, found.pickup, found.carrier), { waysOf, ownWaysOf }, () => found.key)
}

const NO_CARRIER: CarrierDays['days'] = new Map()

/** Transport bytes of a zone, computed lazily: for all methods, and for the sellers' own delivery. */
interface WaysOfZone {
  readonly waysOf: () => Uint8Array
  readonly ownWaysOf: () => Uint8Array
}

/** Sellers whose courier takes several days. */
type SlowSellers = ReadonlyMap<number, number>

/** The zone limited to these sellers. Its key is computed lazily, since the hash is expensive and rarely needed. */
function zoneWithin(found: Found, bits: IdBits, ways: WaysOfZone, keyOf: () => string): ServiceableSellers {
  const { waysOf, ownWaysOf } = ways
  let key: string | undefined
  let own: ServiceableSellers | undefined
  const has = (id: number): id is ShownSellerId => hasBit(bits, id)
  const setOf = (id: number) =>
    Number(hasBit(found.courier, id)) + 2 * Number(hasBit(found.pickup, id)) + 4 * Number(hasBit(found.carrier, id))
  const within = (kept: IdBits) => zoneWithin(found, kept, ways, () => `${keyOf()}|${hash('sha1', kept, 'base64url')}`)
  return {
    ...found,
    get key() {
      key ??= keyOf()
      return key
    },
    bits,
    get ways() {
      return waysOf()
    },
    has,
    brings: (id, wayDays) => has(id) && comes(wayDays, waysOf()[id] ?? NO_WAY),
    // computed on demand to save memory: thousands of ids for thousands of zones
    get organizationIds() {
      return idsOf(bits).filter(has)
    },
    methodsOf: (id) => (has(id) ? METHODS[setOf(id)] : undefined) ?? [],
    narrow: (ids) => within(commonOf(bits, bitsOf(ids, bits.length * 8 - 1))),
    narrowToBits: (wanted) => within(commonOf(bits, wanted)),
    byOwnWays: () => {
      const ownBits = commonOf(bits, unionOf(found.courier, found.pickup))
      own ??= zoneWithin(found, ownBits, { waysOf: ownWaysOf, ownWaysOf }, () => `${keyOf()}|own`)
      return own
    },
  }
}

interface KnownPlace {
  readonly zone: ServiceableSellers
  /** Version of the sellers when the zone was computed. */
  readonly version: number
}

/** Creates a cache of zones by place. After a change of sellers only affected places are looked up again. */
export function createZones(doubtAt: DoubtAt) {
  let network: CarrierNetwork | null = null
  let slow: SlowSellers = new Map()
  let lastMark = 0
  const nextMark = () => ++lastMark
  let seen: SellerSnapshot = { version: -1, byId: new Map() }
  let index: AreaIndex = createAreaIndex([], nextMark)
  /** Ids of changed sellers by version, in order. */
  let changes: { readonly version: number; readonly ids: readonly number[] }[] = []
  const places = new LRUCache<string, KnownPlace>({ max: MAX_CACHED_PLACES })
  const zones = new LRUCache<string, ServiceableSellers>({ max: MAX_CACHED_ZONES })

  function follow(snapshot: SellerSnapshot): void {
    const ids = changedSellers(seen.byId, snapshot.byId)
    seen = snapshot
    if (ids.length === 0) return
    slow = new Map(
      [...seen.byId.values()].flatMap(({ id, schedule: { durationDays } }) =>
        durationDays > 0 ? [[id, durationDays] as const] : [],
      ),
    )
    const isRoom = ids.length <= MAX_REPLACED_SELLERS && ids.every((id) => index.replace(id, seen.byId.get(id) ?? null))
    if (!isRoom) index = createAreaIndex(seen.byId.values(), nextMark)
    if (isRoom && ids.length <= MAX_TOUCHING_SELLERS)
      changes = [...changes, { version: seen.version, ids }].slice(-MAX_KNOWN_CHANGES)
    else {
      changes = []
      places.clear()
    }
  }

  /** True = the changes since the zone was computed do not affect the place. */
  function isStill(
    { zone, version }: KnownPlace,
    place: DeliveryPlace,
    doubtMetres: number,
    carriers: CarrierNetwork,
  ): boolean {
    const missed = changes.filter((one) => one.version > version)
    // the seller reached the place before, or reaches it now
    const touches = (id: number): boolean => {
      const seller: Seller | undefined = seen.byId.get(id)
      return (
        zone.has(id) ||
        (seller !== undefined &&
          methodsAt(seller, place, doubtMetres, carriers.daysFrom(seller, place) !== null).length > 0)
      )
    }
    return missed.length < MAX_KNOWN_CHANGES && !missed.some(({ ids }) => ids.some(touches))
  }

  function find(
    place: DeliveryPlace,
    doubtMetres: number,
    seesHidden: boolean,
    carriers: CarrierNetwork,
  ): ServiceableSellers {
    const named = index.at(place, doubtMetres, seesHidden, carriers.at(place).kind === 'served')
    const { days, key } = carriers.daysFromAll(seen, place)
    const carrier = commonOf(named.carrier, bitsOf(days.keys(), named.carrier.length * 8 - 1))
    const found = { ...named, carrier, key: `${named.key}~${key}` }
    const zone = zones.get(found.key) ?? zoneOf(found, days, slow)
    zones.set(found.key, zone)
    return zone
  }

  return (
    snapshot: SellerSnapshot,
    carriers: CarrierNetwork,
    scope: SiteScope,
    place: DeliveryPlace,
  ): ServiceableSellers => {
    if (snapshot.version !== seen.version) follow(snapshot)
    // a changed network of the carrier invalidates all places
    if (carriers !== network) places.clear()
    network = carriers
    const doubtMetres = doubtAt(place)
    const { seesHiddenSellers, sellers } = scope
    const ofSite = (zone: ServiceableSellers) => (sellers === 'every' ? zone : zone.narrow(sellers))
    const key = `${placeKey(place)}|${doubtMetres}|${seesHiddenSellers ? 'hidden' : ''}`
    const known = places.get(key)
    if (known?.version === seen.version) return ofSite(known.zone)
    const zone =
      known && isStill(known, place, doubtMetres, carriers)
        ? known.zone
        : find(place, doubtMetres, seesHiddenSellers, carriers)
    places.set(key, { zone, version: seen.version })
    return ofSite(zone)
  }
}

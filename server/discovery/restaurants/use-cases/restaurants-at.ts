import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import type { ShownSellerId, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { takesOrders } from '@okolitsa/domain/market/takes-orders.ts'
import {
  type KitchenForGuests,
  type KitchenState,
  kitchenForGuests,
  kitchenState,
  minutesToReady,
  type WaitingRange,
  waitingRange,
} from '@okolitsa/domain/restaurants/kitchen-state.ts'
import type { DeliveryPlace, OfferedMethod, ShownSeller } from '../../../fulfilment/delivery/ports.ts'
import type { Deps } from '../../../services.ts'
import type { RestaurantInfo } from '../../../supply/menus/ports.ts'
import { PICKUP_METRES } from '../policy.ts'

const NEVER_OPEN: KitchenForGuests = { kind: 'closed', opensAt: null }

export type RestaurantDeps = Deps<'delivery' | 'menus' | 'dinner' | 'market'>

export interface RestaurantHere {
  readonly seller: ShownSeller
  readonly info: RestaurantInfo
  readonly state: KitchenForGuests
  /** True = the market takes no orders. */
  readonly isMarketClosed: boolean
  readonly metres: number
  /** Methods by which an order placed now can be received at the place. */
  readonly methods: readonly ('courier' | 'pickup')[]
  /** The courier's terms here; null = no courier. */
  readonly courier: OfferedMethod | null
  /** Ids of the delivery rates that apply at the place. */
  readonly rateIds: ReadonlySet<number>
  /** Minutes until an order placed now leaves the kitchen; null = no orders are accepted now. */
  readonly readyMinutes: number | null
  /** Waiting time; null = the kitchen accepts no orders now, or no method reaches the place. */
  readonly time: WaitingRange | null
}

/** Whether the market takes no orders; before the opening only previews see its pages, and they may order. */
export const isMarketClosed = ({ market }: Pick<RestaurantDeps, 'market'>): boolean =>
  !takesOrders(market.current().state, true)

/** All restaurants of the site that serve a place. They are few, so lists are made in memory. */
export async function restaurantsAt(
  deps: RestaurantDeps,
  scope: SiteScope,
  place: DeliveryPlace,
  now: Date,
): Promise<RestaurantHere[]> {
  const [serviceable, { byId }] = await Promise.all([deps.delivery.sellersAt(scope, place), deps.menus.current()])
  // restaurants are few among the sellers of a place
  const ids = [...byId.keys()].filter(serviceable.has).sort((one, other) => one - other)
  return (await restaurantsHere(deps, scope, ids, place, now)).filter(({ methods }) => methods.length > 0)
}

/** The given restaurants in the order of their ids, whether they serve the place or not. */
export async function restaurantsHere(
  deps: RestaurantDeps,
  scope: SiteScope,
  ids: readonly ShownSellerId[],
  place: DeliveryPlace,
  now: Date,
): Promise<RestaurantHere[]> {
  const { delivery, menus, dinner } = deps
  const isClosed = isMarketClosed(deps)
  const [{ byId }, shown, offers, queues] = await Promise.all([
    menus.current(),
    delivery.shownSellers(scope),
    delivery.offersAt(ids.map((organizationId) => ({ organizationId, location: place, now }))),
    dinner.cookingLately(),
  ])
  return ids.flatMap((id, index) => {
    const seller = shown.get(id)
    const info = byId.get(id)
    const offer = offers[index]
    if (seller?.type !== 'restaurant' || !info || !offer) return []
    const metres = distanceMetres(seller.coords, place.coords)
    const courier = offer.methods.find(({ methodCode }) => methodCode === 'courier') ?? null
    const isNear = isWalk(metres) && offer.methods.some(({ methodCode }) => methodCode === 'pickup')
    const minutes = minutesToReady(info.pace, queues.get(id) ?? 0, now)
    const state = isClosed ? NEVER_OPEN : kitchenForGuests(info.hours, stateOf(info, now), minutes, now)
    const readyMinutes = state.kind === 'open' ? minutes : null
    return {
      seller,
      info,
      state,
      isMarketClosed: isClosed,
      metres,
      courier,
      methods: [...(courier ? (['courier'] as const) : []), ...(isNear ? (['pickup'] as const) : [])],
      rateIds: new Set(offer.methods.flatMap(({ shippingRateId }) => shippingRateId ?? [])),
      readyMinutes,
      time: readyMinutes !== null && (courier || isNear) ? waitingRange(readyMinutes, courier ? metres : null) : null,
    }
  })
}

/**
 * Ids of the restaurants within pick-up distance. Together with the zone they determine lists and menus of a place,
 * except for travel minutes.
 */
export async function walkedToFrom(
  { delivery, menus }: Pick<RestaurantDeps, 'delivery' | 'menus'>,
  scope: SiteScope,
  place: DeliveryPlace,
): Promise<number[]> {
  const [serviceable, shown, { byId }] = await Promise.all([
    delivery.sellersAt(scope, place),
    delivery.shownSellers(scope),
    menus.current(),
  ])
  return [...byId.keys()].filter((id) => {
    const coords = serviceable.methodsOf(id).includes('pickup') ? shown.get(id)?.coords : undefined
    return coords !== undefined && isWalk(distanceMetres(coords, place.coords))
  })
}

const isWalk = (metres: number): boolean => metres <= PICKUP_METRES

interface KnownState {
  /** Start of the state's validity, milliseconds since the epoch. */
  readonly from: number
  /** End of the state's validity, milliseconds since the epoch. */
  readonly to: number
  readonly state: KitchenState
}
/** Maximum lifetime of a cached state without a known end. */
const LONGEST_MS = 600_000
const knownStates = new WeakMap<RestaurantInfo, KnownState>()

/** The state of a kitchen, cached until it changes, because a list needs hundreds of states. */
function stateOf(info: RestaurantInfo, now: Date): KitchenState {
  const known = knownStates.get(info)
  if (known && known.from <= now.getTime() && now.getTime() < known.to) return known.state
  const state = kitchenState(info.hours, info.pace, now)
  const ends = [
    state.kind === 'closed' ? state.opensAt : state.until,
    state.kind === 'open' && state.isRush ? info.pace.rushUntil : null,
  ].flatMap((end) => end?.getTime() ?? [])
  knownStates.set(info, { from: now.getTime(), to: Math.min(now.getTime() + LONGEST_MS, ...ends), state })
  return state
}

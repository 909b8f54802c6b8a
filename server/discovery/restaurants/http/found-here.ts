import type { FoundDish } from '@okolitsa/contracts/restaurants/dish.ts'
import type { RestaurantCard } from '@okolitsa/contracts/restaurants/restaurant.ts'
import type { ShownSellerId, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { splitWords } from '@okolitsa/strings/ru/search-words.ts'
import type { DeliveryPlace } from '../../../fulfilment/delivery/ports.ts'
import { withReadTimeout } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import { dishesOfIds } from '../store/dish.store.ts'
import type { DishRow } from '../store/dish-row.ts'
import { isCalled, listRestaurants } from '../use-cases/list-restaurants.ts'
import {
  type RestaurantDeps,
  type RestaurantHere,
  restaurantsAt,
  restaurantsHere,
} from '../use-cases/restaurants-at.ts'
import { type MenuSearch, searchMenu } from '../use-cases/search-menu.ts'
import { presentDishCard } from './present-dish.ts'
import { presentRestaurantCard, presentState } from './present-restaurant.ts'

export type FoundDeps = Deps<'executor' | 'clock'> & RestaurantDeps

interface SearchHere {
  readonly scope: SiteScope
  readonly place: DeliveryPlace
  readonly text: string
  readonly mostRestaurants: number
  /** Offset of the page of dishes. */
  readonly from: number
  readonly size: number
}

const EVERY = { openNow: false, freeDelivery: false, substring: null }

export async function foundHere(
  deps: FoundDeps,
  { scope, place, text, mostRestaurants, ...page }: SearchHere,
): Promise<
  Omit<MenuSearch, 'rows' | 'ranks'> & { readonly restaurants: RestaurantCard[]; readonly dishes: FoundDish[] }
> {
  const { executor, clock, delivery, menus } = deps
  const now = clock()
  const [serviceable, all, { kitchens }] = await Promise.all([
    delivery.sellersAt(scope, place),
    restaurantsAt(deps, scope, place, now),
    menus.current(),
  ])
  const here = new Map(all.map((one) => [one.seller.id as number, one]))
  const nothing = { rows: [], ranks: [], total: 0, corrected: null, searchedFor: null }
  const reached = serviceable.narrow([...here.keys()])
  const {
    rows,
    ranks: _ranks,
    ...found
  } = all.length === 0 ? nothing : await searchMenu(withReadTimeout(executor), reached, text, page)
  const words = splitWords(found.corrected ?? text)
  const called = words.length === 0 ? [] : all.filter((one) => isCalled(one, kitchens, words))
  return {
    ...found,
    restaurants: listRestaurants(called, kitchens, EVERY, 'popularity')
      .slice(0, mostRestaurants)
      .map((one) => presentRestaurantCard(one, kitchens, now)),
    dishes: rows.flatMap((row): FoundDish[] => {
      const one = here.get(row.organizationId)
      if (!one) return []
      return [presentFoundDish(row, one, now)]
    }),
  }
}

function presentFoundDish(row: DishRow, { seller, methods, ...here }: RestaurantHere, now: Date): FoundDish {
  const { id, slug, title, timeZone } = seller
  const state = presentState(here.state)
  return {
    ...presentDishCard(row, now, here.isMarketClosed),
    restaurant: { id, slug, title, timeZone, state, isAvailableHere: methods.length > 0 },
  }
}

interface WantedHere {
  readonly scope: SiteScope
  readonly place: DeliveryPlace
  readonly organizationIds: readonly ShownSellerId[]
}

/** Cards of the given restaurants in their order, whether they serve the place or not. */
export async function restaurantCards(
  deps: FoundDeps,
  { scope, place, organizationIds }: WantedHere,
): Promise<RestaurantCard[]> {
  const now = deps.clock()
  const [all, { kitchens }] = await Promise.all([
    restaurantsHere(deps, scope, organizationIds, place, now),
    deps.menus.current(),
  ])
  return all.map((one) => presentRestaurantCard(one, kitchens, now))
}

/** Dishes with these ids of the given restaurants in their order, without dishes on no menu. */
export async function dishCards(
  deps: FoundDeps,
  { dishIds, ...wanted }: WantedHere & { readonly dishIds: readonly number[] },
): Promise<FoundDish[]> {
  if (dishIds.length === 0) return []
  const now = deps.clock()
  const organizationIds = [...new Set(wanted.organizationIds)]
  const [all, rows] = await Promise.all([
    restaurantsHere(deps, wanted.scope, organizationIds, wanted.place, now),
    dishesOfIds(deps.executor, organizationIds, dishIds),
  ])
  return rows.flatMap((row) => {
    const one = all.find(({ seller }) => seller.id === row.organizationId)
    return one ? [presentFoundDish(row, one, now)] : []
  })
}

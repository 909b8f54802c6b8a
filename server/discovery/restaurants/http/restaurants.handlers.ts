import { RESTAURANT_SORTINGS } from '@okolitsa/contracts/restaurants/restaurant-sorting.ts'
import {
  MAX_FOUND_RESTAURANTS,
  type restaurantsEndpoints,
} from '@okolitsa/contracts/restaurants/restaurants.endpoints.ts'
import type { SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { ShownSeller } from '../../../fulfilment/delivery/ports.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { SellersService } from '../../../supply/sellers/ports.ts'
import { findDish, pageOfMenu } from '../store/dish.store.ts'
import { focusOf } from '../store/dish-row.ts'
import { findRestaurantPage } from '../store/restaurant-page.store.ts'
import { isOpen, listRestaurants } from '../use-cases/list-restaurants.ts'
import { isMarketClosed, restaurantsAt, restaurantsHere } from '../use-cases/restaurants-at.ts'
import { type FoundDeps, foundHere } from './found-here.ts'
import { presentDishCard, presentGroups } from './present-dish.ts'
import { presentRestaurant, presentRestaurantCard, presentState } from './present-restaurant.ts'

export interface RestaurantCallDeps extends FoundDeps {
  readonly sellers: Pick<SellersService, 'sellerOf'>
}

const pageMeta = (totalItems: number, { page, perPage }: { readonly page: number; readonly perPage: number }) => ({
  currentPage: page,
  totalItems,
  totalPages: Math.ceil(totalItems / perPage),
  itemsPerPage: perPage,
})

/** Restaurants and their dishes (spec 7.5). */
export function restaurantsHandlers(deps: RestaurantCallDeps): Handlers<typeof restaurantsEndpoints> {
  const { executor, clock, delivery, menus } = deps

  /** The restaurant of a call; throws NOT_FOUND when the site does not show it. */
  const restaurantOfCall = async (scope: SiteScope, id: number): Promise<ShownSeller> => {
    const seller = (await delivery.shownSellers(scope)).get(id)
    if (seller?.type !== 'restaurant') throw new Refusal('NOT_FOUND')
    return seller
  }

  return {
    availability: async ({ query, context, scope }) => {
      const all = await restaurantsAt(deps, scope, await delivery.placeOf(query, context.site), clock())
      return { isAvailable: all.length > 0, restaurantsCount: all.length, openCount: all.filter(isOpen).length }
    },

    restaurantCategories: async ({ query, context, scope }) => {
      const all = await restaurantsAt(deps, scope, await delivery.placeOf(query, context.site), clock())
      const { kitchens } = await menus.current()
      return {
        items: kitchens.flatMap(({ slug, title, image, hue }) => {
          const own = all.filter(({ info }) => info.kitchens.includes(slug))
          if (own.length === 0) return []
          const counts = { restaurantsCount: own.length, openCount: own.filter(isOpen).length }
          return { slug, title, imageUrl: imageUrl(image), hue, ...counts }
        }),
      }
    },

    restaurants: async ({ query, context, scope }) => {
      const now = clock()
      const { kitchens } = await menus.current()
      if (query.kitchen !== undefined && !kitchens.some(({ slug }) => slug === query.kitchen))
        throw new Refusal('NOT_FOUND')
      const all = await restaurantsAt(deps, scope, await delivery.placeOf(query, context.site), now)
      const filter = { ...query, substring: query.substring || null }
      const found = listRestaurants(all, kitchens, filter, query.sorting)
      const { page, perPage } = query
      return {
        items: found
          .slice((page - 1) * perPage, page * perPage)
          .map((here) => presentRestaurantCard(here, kitchens, now)),
        ...pageMeta(found.length, query),
        openCount: found.filter(isOpen).length,
        sorting: { selected: query.sorting, options: [...RESTAURANT_SORTINGS] },
      }
    },

    restaurant: async ({ params, query, context, scope }) => {
      const now = clock()
      const { id } = await restaurantOfCall(scope, params.id)
      const place = await delivery.placeOf(query, context.site)
      const [[here], row, seller, { kitchens }] = await Promise.all([
        restaurantsHere(deps, scope, [id], place, now),
        findRestaurantPage(executor, id),
        deps.sellers.sellerOf(id),
        menus.current(),
      ])
      if (!here || !row || !seller) throw new Refusal('NOT_FOUND')
      return presentRestaurant(presentRestaurantCard(here, kitchens, now), here, row, seller, now)
    },

    dishes: async ({ params, query, scope }) => {
      const now = clock()
      const { id } = await restaurantOfCall(scope, params.id)
      const { rows, total } = await pageOfMenu(executor, {
        organizationId: id,
        sectionId: query.sectionId ?? null,
        phrase: query.substring || null,
        from: (query.page - 1) * query.perPage,
        size: query.perPage,
      })
      return { items: rows.map((row) => presentDishCard(row, now, isMarketClosed(deps))), ...pageMeta(total, query) }
    },

    dish: async ({ params, query, context, scope }) => {
      const now = clock()
      const found = await findDish(executor, scope, params.slug)
      if (!found) throw new Refusal('NOT_FOUND')
      const { dish: row, ...page } = found
      const { id } = await restaurantOfCall(scope, row.organizationId)
      const place = await delivery.placeOf(query, context.site)
      const [here] = await restaurantsHere(deps, scope, [id], place, now)
      if (!here) throw new Refusal('NOT_FOUND')
      const { seller, info } = here
      const card = presentDishCard(row, now, here.isMarketClosed)
      const first = { source: row.image, alt: row.imageAlt, focusX: row.focusX, focusY: row.focusY }
      return {
        ...card,
        composition: page.composition,
        allergens: page.allergens,
        nutritionPer100: row.nutrition,
        images: [first, ...page.furtherPictures].map((picture) => ({
          url: imageUrl(picture.source),
          alt: picture.alt,
          focus: focusOf(picture),
        })),
        groups: presentGroups(row),
        sectionTitle: page.sectionTitle,
        origins: page.origins.map(({ what, smallImage, ...farmer }) => ({
          what,
          farmer: { ...farmer, smallImageUrl: imageUrl(smallImage) },
        })),
        restaurant: {
          id: seller.id,
          slug: seller.slug,
          title: seller.title,
          smallImageUrl: imageUrl(seller.smallImage),
          hue: seller.hue,
          timeZone: seller.timeZone,
          kitchenNote: info.kitchenNote,
          state: presentState(here.state),
          isAvailableHere: here.methods.length > 0,
        },
      }
    },

    searchRestaurants: async ({ query, context, scope }) => {
      const { total, dishes, ...found } = await foundHere(deps, {
        scope,
        place: await delivery.placeOf(query, context.site),
        text: query.text,
        mostRestaurants: MAX_FOUND_RESTAURANTS,
        from: (query.page - 1) * query.perPage,
        size: query.perPage,
      })
      return { ...found, dishes: { items: dishes, ...pageMeta(total, query) } }
    },
  }
}

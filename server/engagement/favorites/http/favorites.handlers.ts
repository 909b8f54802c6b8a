import { type favoritesEndpoints, MOST_FAVORITES } from '@okolitsa/contracts/favorites/favorites.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import {
  type CustomerScope,
  customersOwn,
  type ShownSellerId,
  type SiteScope,
} from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CatalogService } from '../../../discovery/catalog/ports.ts'
import type { DeliveryService } from '../../../fulfilment/delivery/ports.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { FarmPostsService } from '../../../supply/farm-posts/ports.ts'
import {
  type Favorite,
  type FavoriteStore,
  favoriteFarmers,
  favoriteProducts,
  lockFavorites,
} from '../store/favorite.store.ts'
import { newsOfFavorites } from '../use-cases/news-of-favorites.ts'

export interface FavoritesDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly clock: Clock
  readonly delivery: DeliveryService
  readonly farmPosts: FarmPostsService
  readonly catalog: Pick<CatalogService, 'cards' | 'farmerCards'>
}

interface ShownFavorite {
  readonly id: number
  readonly organizationId: ShownSellerId
}

/** Handlers of the customer's own favourites, and of the cards a guest's browser asks for. */
export function favoritesHandlers(deps: FavoritesDeps): Handlers<typeof favoritesEndpoints> {
  const { delivery, catalog } = deps
  const { executor, inTransaction } = deps.database

  /** Of farmers, without those that are closed, hidden or of another site. */
  async function shown(favorites: readonly Favorite[], site: SiteScope): Promise<ShownFavorite[]> {
    const sellers = await delivery.shownSellers(site)
    return favorites.flatMap(({ id, organizationId }) => {
      const seller = sellers.get(organizationId)
      return seller?.type === 'farmer' ? [{ id, organizationId: seller.id }] : []
    })
  }
  const listOf = async (store: FavoriteStore, scope: CustomerScope) =>
    shown(await store.list(executor, scope), scope.site)
  const idsOf = async (store: FavoriteStore, scope: CustomerScope) => ({
    ids: (await listOf(store, scope)).map(({ id }) => id),
  })

  /** A list is short and who is shown is in memory: the page is cut here. */
  async function pageOfFavorites<Card>(
    favorites: readonly ShownFavorite[],
    { page, perPage }: { readonly page: number; readonly perPage: number },
    cards: (favorites: readonly ShownFavorite[]) => Promise<Card[]>,
  ) {
    return {
      items: await cards(favorites.slice((page - 1) * perPage, page * perPage)),
      currentPage: page,
      totalItems: favorites.length,
      totalPages: Math.ceil(favorites.length / perPage),
      itemsPerPage: perPage,
    }
  }

  /**
   * Adds what is not there yet.
   * @throws {Refusal} NOT_FOUND when the only one asked for is not to be seen here, TOO_MANY_FAVORITES over the ceiling
   */
  async function add(store: FavoriteStore, scope: CustomerScope, asked: number | readonly number[]) {
    const wanted = typeof asked === 'number' ? [asked] : [...new Set(asked)]
    const ids = (await shown(await store.known(executor, scope.site, wanted), scope.site)).map(({ id }) => id)
    if (typeof asked === 'number' && ids.length === 0) throw new Refusal('NOT_FOUND')
    await inTransaction(async (tx) => {
      await lockFavorites(tx, scope)
      // the ceiling is of all of them, whatever this site shows
      const there = new Set((await store.list(tx, customersOwn(scope.customerId))).map(({ id }) => id))
      const added = ids.filter((id) => !there.has(id))
      const room = MOST_FAVORITES - there.size
      if (typeof asked === 'number' && added.length > room)
        throw new Refusal('TOO_MANY_FAVORITES', { limit: MOST_FAVORITES })
      // of a guest's the newest find room
      if (room > 0 && added.length > 0) await store.add(tx, scope, added.slice(-room))
    })
    return idsOf(store, scope)
  }

  async function remove(store: FavoriteStore, scope: CustomerScope, id: number) {
    await store.remove(executor, scope, id)
    return idsOf(store, scope)
  }

  return {
    favoriteProductIds: ({ scope }) => idsOf(favoriteProducts, scope),
    favoriteProducts: async ({ scope, query, context }) => {
      const place = await delivery.placeOf(query, context.site)
      return pageOfFavorites(await listOf(favoriteProducts, scope), query, (favorites) =>
        catalog.cards(
          scope.site,
          favorites.map(({ id }) => id),
          place,
        ),
      )
    },
    productsByIds: async ({ scope, query, context }) => {
      const place = await delivery.placeOf(query, context.site)
      const favorites = await shown(await favoriteProducts.known(executor, scope, query.ids), scope)
      return {
        items: await catalog.cards(
          scope,
          favorites.map(({ id }) => id),
          place,
        ),
      }
    },
    addFavoriteProduct: ({ scope, body }) =>
      add(favoriteProducts, scope, 'productId' in body ? body.productId : body.productIds),
    removeFavoriteProduct: ({ scope, params }) => remove(favoriteProducts, scope, params.id),
    favoriteFarmerIds: ({ scope }) => idsOf(favoriteFarmers, scope),
    favoriteFarmers: async ({ scope, query, context }) => {
      const place = await delivery.placeOf(query, context.site)
      return pageOfFavorites(await listOf(favoriteFarmers, scope), query, (favorites) =>
        catalog.farmerCards(
          favorites.map(({ organizationId }) => organizationId),
          place,
        ),
      )
    },
    newsOfFavorites: async ({ scope }) => {
      const farms = await listOf(favoriteFarmers, scope)
      const items = await newsOfFavorites(
        deps,
        scope.site,
        farms.map(({ organizationId }) => organizationId),
      )
      return { items, totalItems: farms.length }
    },
    addFavoriteFarmer: ({ scope, body }) =>
      add(favoriteFarmers, scope, 'farmerId' in body ? body.farmerId : body.farmerIds),
    removeFavoriteFarmer: ({ scope, params }) => remove(favoriteFarmers, scope, params.id),
  }
}

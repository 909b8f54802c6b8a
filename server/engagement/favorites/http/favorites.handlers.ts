import { type favoritesEndpoints, MOST_FAVORITES } from '@okolitsa/contracts/favorites/favorites.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { CatalogService } from '../../../discovery/catalog/ports.ts'
import { type DeliveryService, isShown } from '../../../fulfilment/delivery/index.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import {
  type Favorite,
  type FavoriteStore,
  favoriteFarmers,
  favoriteProducts,
  lockFavorites,
} from '../store/favorite.store.ts'

export interface FavoritesDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly delivery: DeliveryService
  readonly catalog: Pick<CatalogService, 'cards' | 'farmerCards'>
}

/** Handlers of the customer's own favourites, and of the cards a guest's browser asks for. */
export function favoritesHandlers({ database, delivery, catalog }: FavoritesDeps): Handlers<typeof favoritesEndpoints> {
  const { executor, inTransaction } = database

  /** Without what the visitor may not see here: sellers that are closed or hidden, others in a seller's own shop. */
  async function shown(favorites: readonly Favorite[], context: CallContext): Promise<number[]> {
    const sellers = await delivery.sellers()
    return favorites
      .filter(({ organizationId }) => {
        const seller = sellers.get(organizationId)
        return seller !== undefined && isShown(seller, context)
      })
      .map(({ id }) => id)
  }

  const idsOf = async (store: FavoriteStore, customerId: number, context: CallContext) => ({
    ids: await shown(await store.list(executor, customerId), context),
  })

  /** A list is short and who is shown is in memory: the page is cut here. */
  async function pageOfFavorites<Card>(
    favorites: { readonly store: FavoriteStore; readonly customerId: number },
    { page, perPage }: { readonly page: number; readonly perPage: number },
    context: CallContext,
    cards: (ids: readonly number[]) => Promise<Card[]>,
  ) {
    const { ids } = await idsOf(favorites.store, favorites.customerId, context)
    return {
      items: await cards(ids.slice((page - 1) * perPage, page * perPage)),
      currentPage: page,
      totalItems: ids.length,
      totalPages: Math.ceil(ids.length / perPage),
      itemsPerPage: perPage,
    }
  }

  /**
   * Adds what is not there yet.
   * @throws {Refusal} NOT_FOUND when the only one asked for is not to be seen here, TOO_MANY_FAVORITES over the ceiling
   */
  async function add(
    store: FavoriteStore,
    customerId: number,
    asked: number | readonly number[],
    context: CallContext,
  ) {
    const wanted = typeof asked === 'number' ? [asked] : [...new Set(asked)]
    const ids = await shown(await store.known(executor, wanted), context)
    if (typeof asked === 'number' && ids.length === 0) throw new Refusal('NOT_FOUND')
    await inTransaction(async (tx) => {
      await lockFavorites(tx, customerId)
      const there = new Set((await store.list(tx, customerId)).map(({ id }) => id))
      const added = ids.filter((id) => !there.has(id))
      const room = MOST_FAVORITES - there.size
      if (typeof asked === 'number' && added.length > room)
        throw new Refusal('TOO_MANY_FAVORITES', { limit: MOST_FAVORITES })
      // of a guest's the newest find room
      if (room > 0 && added.length > 0) await store.add(tx, customerId, added.slice(-room))
    })
    return idsOf(store, customerId, context)
  }

  async function remove(store: FavoriteStore, customerId: number, id: number, context: CallContext) {
    await store.remove(executor, customerId, id)
    return idsOf(store, customerId, context)
  }

  return {
    favoriteProductIds: ({ actor, context }) => idsOf(favoriteProducts, actor.customerId, context),
    favoriteProducts: async ({ actor, query, context }) => {
      const place = await delivery.placeOf(query, context.site)
      const { customerId } = actor
      return pageOfFavorites({ store: favoriteProducts, customerId }, query, context, (ids) =>
        catalog.cards(ids, place),
      )
    },
    productsByIds: async ({ query, context }) => {
      const place = await delivery.placeOf(query, context.site)
      const ids = await shown(await favoriteProducts.known(executor, query.ids), context)
      return { items: await catalog.cards(ids, place) }
    },
    addFavoriteProduct: ({ actor, body, context }) =>
      add(favoriteProducts, actor.customerId, 'productId' in body ? body.productId : body.productIds, context),
    removeFavoriteProduct: ({ actor, params, context }) =>
      remove(favoriteProducts, actor.customerId, params.id, context),
    favoriteFarmerIds: ({ actor, context }) => idsOf(favoriteFarmers, actor.customerId, context),
    favoriteFarmers: async ({ actor, query, context }) => {
      const place = await delivery.placeOf(query, context.site)
      const { customerId } = actor
      return pageOfFavorites({ store: favoriteFarmers, customerId }, query, context, (ids) =>
        catalog.farmerCards(ids, place),
      )
    },
    addFavoriteFarmer: ({ actor, body, context }) =>
      add(favoriteFarmers, actor.customerId, 'farmerId' in body ? body.farmerId : body.farmerIds, context),
    removeFavoriteFarmer: ({ actor, params, context }) => remove(favoriteFarmers, actor.customerId, params.id, context),
  }
}

import { MAX_FAVORITES } from '@okolitsa/contracts/favorites/favorites.endpoints.ts'
import {
  type CustomerScope,
  customersOwn,
  type ShownSellerId,
  type SiteScope,
} from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { ShownSeller } from '../../../fulfilment/delivery/ports.ts'
import type { Deps } from '../../../services.ts'
import { type Favorite, type FavoriteStore, lockFavorites } from '../store/favorite.store.ts'

export type KeepDeps = Deps<'database' | 'delivery'>

export interface ShownFavorite {
  readonly id: number
  readonly organizationId: ShownSellerId
}

/** Favourites of one kind of seller: its products, or the sellers. */
export interface FavoriteShelf {
  readonly store: FavoriteStore
  readonly trade: ShownSeller['type']
}

/** Favourites of the kind's sellers, without closed or hidden sellers and those of another site. */
export async function shownFavorites(
  { delivery }: Pick<KeepDeps, 'delivery'>,
  trade: FavoriteShelf['trade'],
  favorites: readonly Favorite[],
  site: SiteScope,
): Promise<ShownFavorite[]> {
  const sellers = await delivery.shownSellers(site)
  return favorites.flatMap(({ id, organizationId }) => {
    const seller = sellers.get(organizationId)
    return seller?.type === trade ? [{ id, organizationId: seller.id }] : []
  })
}

/** A customer's favourites of one kind, newest first. */
export const favoritesOf = async (
  deps: KeepDeps,
  { store, trade }: FavoriteShelf,
  scope: CustomerScope,
): Promise<ShownFavorite[]> => shownFavorites(deps, trade, await store.list(deps.database.executor, scope), scope.site)

/** The ids of a guest's favourites that this site shows, in their order. */
export const knownFavorites = async (
  deps: KeepDeps,
  { store, trade }: FavoriteShelf,
  site: SiteScope,
  ids: readonly number[],
): Promise<ShownFavorite[]> => shownFavorites(deps, trade, await store.known(deps.database.executor, site, ids), site)

/** Ids of the favourites, which every change returns. */
export const favoriteIdsOf = async (deps: KeepDeps, shelf: FavoriteShelf, scope: CustomerScope) => ({
  ids: (await favoritesOf(deps, shelf, scope)).map(({ id }) => id),
})

/**
 * Adds missing favourites.
 * @throws {Refusal} NOT_FOUND when the only requested one is not visible here, TOO_MANY_FAVORITES above the maximum
 */
export async function addFavorites(
  deps: KeepDeps,
  shelf: FavoriteShelf,
  scope: CustomerScope,
  asked: number | readonly number[],
): Promise<{ ids: number[] }> {
  const { store } = shelf
  const wanted = typeof asked === 'number' ? [asked] : [...new Set(asked)]
  const ids = (await knownFavorites(deps, shelf, scope.site, wanted)).map(({ id }) => id)
  if (typeof asked === 'number' && ids.length === 0) throw new Refusal('NOT_FOUND')
  await deps.database.inTransaction(async (tx) => {
    await lockFavorites(tx, scope)
    // the maximum covers all sites
    const there = new Set((await store.list(tx, customersOwn(scope.customerId))).map(({ id }) => id))
    const added = ids.filter((id) => !there.has(id))
    const room = MAX_FAVORITES - there.size
    if (typeof asked === 'number' && added.length > room)
      throw new Refusal('TOO_MANY_FAVORITES', { limit: MAX_FAVORITES })
    // the newest of a guest's favourites are added up to the maximum
    if (room > 0 && added.length > 0) await store.add(tx, scope, added.slice(-room))
  })
  return favoriteIdsOf(deps, shelf, scope)
}

export async function removeFavorite(deps: KeepDeps, shelf: FavoriteShelf, scope: CustomerScope, id: number) {
  await shelf.store.remove(deps.database.executor, scope, id)
  return favoriteIdsOf(deps, shelf, scope)
}

/** Cuts a page from the list in memory: lists are short, and visibility is in memory, too. */
export async function pageOfFavorites<Card>(
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

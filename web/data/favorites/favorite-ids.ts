import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { favorites as text } from '@okolitsa/strings/ru/favorites.ts'
import type { QueryClient } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { tell } from '../analytics/tell.ts'
import { visitor } from '../visitor/visitor.ts'
import { type FavoriteKind, guestFavorites } from './guest-favorites.ts'
import { favoriteKeys } from './keys.ts'

type Ids = readonly number[]

/** The calls of one kind. */
const callsOf = (kind: FavoriteKind) => {
  const { favorites: api, dinnerFavorites } = shopApi()
  switch (kind) {
    case 'products':
      return {
        ids: () => api.favoriteProductIds(),
        add: (productId: number) => api.addFavoriteProduct({ body: { productId } }),
        hand: (productIds: number[]) => api.addFavoriteProduct({ body: { productIds } }),
        remove: (id: number) => api.removeFavoriteProduct({ params: { id } }),
      }
    case 'farmers':
      return {
        ids: () => api.favoriteFarmerIds(),
        add: (organizationId: number) => api.addFavoriteFarmer({ body: { farmerId: organizationId } }),
        hand: (organizationIds: number[]) => api.addFavoriteFarmer({ body: { farmerIds: organizationIds } }),
        remove: (id: number) => api.removeFavoriteFarmer({ params: { id } }),
      }
    default:
      return {
        ids: () => dinnerFavorites.favoriteIds({ params: { kind } }),
        add: (id: number) => dinnerFavorites.addFavorite({ params: { kind }, body: { id } }),
        hand: (ids: number[]) => dinnerFavorites.addFavorite({ params: { kind }, body: { ids } }),
        remove: (id: number) => dinnerFavorites.removeFavorite({ params: { kind, id } }),
      }
  }
}

/** Whoever has just signed in takes the guest's favourites along; a failed try is repeated with the next question. */
async function idsOfCustomer(kind: FavoriteKind): Promise<Ids> {
  const kept = guestFavorites[kind].ids()
  if (kept.length === 0) return (await callsOf(kind).ids()).ids
  const { ids } = await callsOf(kind).hand([...kept].reverse())
  guestFavorites[kind].given(kept)
  return ids
}

/** Ids of favourites, newest first. Without them hearts are empty, which is no reason to disturb anybody. */
export const favoriteIdsQuery = (queryClient: QueryClient, kind: FavoriteKind, isSignedIn: boolean) => {
  const queryKey = favoriteKeys.ids(kind, isSignedIn)
  return {
    queryKey,
    queryFn: async (): Promise<Ids> => {
      if (!isSignedIn) return guestFavorites[kind].ids()
      return idsOfCustomer(kind).catch(() => queryClient.getQueryData<Ids>(queryKey) ?? [])
    },
    // a guest's other tab may have changed them
    refetchOnWindowFocus: isSignedIn ? true : ('always' as const),
  }
}

/** Changes go one after another: the last press is what stays. */
let last: Promise<void> = Promise.resolve()
let waiting = 0

/** Changes a favourite on the screen at once, then on the server; what was refused is taken back and said. */
export function setFavorite(queryClient: QueryClient, kind: FavoriteKind, id: number, wanted: boolean): void {
  const { isSignedIn } = visitor.state()
  const queryKey = favoriteKeys.ids(kind, isSignedIn)
  const show = (isThere: boolean) =>
    queryClient.setQueryData<Ids>(queryKey, (ids = []) => [
      ...(isThere ? [id] : []),
      ...ids.filter((one) => one !== id),
    ])
  // an older answer on its way would overwrite what was just pressed
  void queryClient.cancelQueries({ queryKey })
  const notifyListeners = () => {
    if (wanted && kind === 'products') tell({ kind: 'add-product-to-wishlist', productId: id })
  }
  if (!isSignedIn) {
    guestFavorites[kind][wanted ? 'add' : 'remove'](id)
    queryClient.setQueryData<Ids>(queryKey, guestFavorites[kind].ids())
    notifyListeners()
    return
  }
  show(wanted)
  waiting += 1
  last = last.then(async () => {
    try {
      const calls = callsOf(kind)
      await (wanted ? calls.add(id) : calls.remove(id))
      notifyListeners()
    } catch (error) {
      // whoever has signed out meanwhile sees nothing of it
      if (!visitor.state().isSignedIn) return
      show(!wanted)
      showToast({ tone: 'error', text: (isApiProblem(error) && error.problem.title) || text.notSaved })
    } finally {
      waiting -= 1
      if (waiting === 0 && visitor.state().isSignedIn) void queryClient.invalidateQueries({ queryKey })
    }
  })
}

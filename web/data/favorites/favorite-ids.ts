import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { favoriteButton as text } from '@okolitsa/strings/ru/favorite-button.ts'
import type { QueryClient } from '@tanstack/react-query'
import { showToast } from '../../ui/toast-queue.ts'
import { recordEvent } from '../analytics/record-event.ts'
import { visitor } from '../visitor/visitor.ts'
import { type FavoriteKind, guestFavorites } from './guest-favorites.ts'
import { favoriteKeys } from './keys.ts'

type Ids = readonly number[]

/** Loaded with the first request of a customer; a guest needs no calls. */
const callsOf = async (kind: FavoriteKind) => (await import('./favorite-calls.ts')).favoriteCallsOf(kind)

/**
 * Ids of a customer's favourites. After a sign-in transfers the guest's favourites; a failed attempt is repeated with
 * the next request.
 */
async function idsOfCustomer(kind: FavoriteKind): Promise<Ids> {
  const kept = guestFavorites[kind].ids()
  const calls = await callsOf(kind)
  if (kept.length === 0) return (await calls.ids()).ids
  const { ids } = await calls.hand([...kept].reverse())
  guestFavorites[kind].given(kept)
  return ids
}

/** Ids of favourites, newest first. A failure displays empty hearts and no message. */
export const favoriteIdsQuery = (queryClient: QueryClient, kind: FavoriteKind, isSignedIn: boolean) => {
  const queryKey = favoriteKeys.ids(kind, isSignedIn)
  return {
    queryKey,
    queryFn: async (): Promise<Ids> => {
      if (!isSignedIn) return guestFavorites[kind].ids()
      return idsOfCustomer(kind).catch(() => queryClient.getQueryData<Ids>(queryKey) ?? [])
    },
    // another tab of the guest may have changed them
    refetchOnWindowFocus: isSignedIn ? true : ('always' as const),
  }
}

/** Changes are sent one after another: the last press wins. */
let last: Promise<void> = Promise.resolve()
let waiting = 0

/** Changes a favourite optimistically, then on the server; a refused change is withdrawn with a message. */
export function setFavorite(queryClient: QueryClient, kind: FavoriteKind, id: number, wanted: boolean): void {
  const { isSignedIn } = visitor.state()
  const queryKey = favoriteKeys.ids(kind, isSignedIn)
  const show = (isThere: boolean) =>
    queryClient.setQueryData<Ids>(queryKey, (ids = []) => [
      ...(isThere ? [id] : []),
      ...ids.filter((one) => one !== id),
    ])
  // an older answer in flight would overwrite the change
  void queryClient.cancelQueries({ queryKey })
  const notifyListeners = () => {
    if (wanted && kind === 'products') recordEvent({ kind: 'add-product-to-wishlist', productId: id })
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
      const calls = await callsOf(kind)
      await (wanted ? calls.add(id) : calls.remove(id))
      notifyListeners()
    } catch (error) {
      // no message after a sign-out
      if (!visitor.state().isSignedIn) return
      show(!wanted)
      showToast({ tone: 'error', text: (isApiProblem(error) && error.problem.title) || text.notSaved })
    } finally {
      waiting -= 1
      if (waiting === 0 && visitor.state().isSignedIn) void queryClient.invalidateQueries({ queryKey })
    }
  })
}

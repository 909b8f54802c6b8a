import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { cart as cartText } from '@okolitsa/strings/ru/cart.ts'
import { sharedCart as text } from '@okolitsa/strings/ru/shared-cart.ts'
import { useEffect, useRef } from 'react'
import { type ChangedCart, checkCarts } from '../../data/cart/check-carts.ts'
import { isOwnDeparture } from '../../data/cart/departures.ts'
import { type SharedNews, sharedNews } from '../../data/cart/shared-news.ts'
import { useRefreshCarts } from '../../data/cart/use-refresh-carts.ts'
import { readSharing } from '../../data/cart/use-sharing.ts'
import { useIsSignedIn, useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import type { Topic } from '../../platform/live/live-client.ts'
import { useLive } from '../../platform/live/use-live.ts'
import { showToast } from '../../ui/toast-queue.ts'

async function showCartEnd(cartId: string): Promise<void> {
  if (isOwnDeparture(cartId)) return
  try {
    const { end, farmerTitle } = await readSharing(cartId)
    if (!end || end.isMe) return
    const words =
      end.outcome === 'ordered' ? text.orderedNews(end.firstName, end.orderNumber) : text.deletedNews(farmerTitle)
    showToast({ tone: 'info', text: words })
  } catch (error) {
    // the member was removed and must not see the current members of the cart
    if (isApiProblem(error) && error.problem.status === 404) showToast({ tone: 'info', text: text.removedNews })
  }
}

function show(news: SharedNews): void {
  // the newest message replaces the previous one of the same cart
  const topic = `shared-cart-${news.cartId}`
  if (news.kind === 'gone') void showCartEnd(news.cartId)
  else if (news.kind === 'joined') showToast({ tone: 'info', topic, text: text.joinedNews(news.name) })
  else showToast({ tone: 'info', topic, text: text.addedNews(news.name, news.title, news.more) })
}

/** Shows the result of a cart check; `showCartEnd` shows the end of a shared cart. */
function showCartChange({ cart, reason }: ChangedCart): void {
  if (reason === 'notFound' && (cart.sharing !== null || isOwnDeparture(cart.cartId))) return
  showToast({ tone: 'warning', topic: `cart-check-${cart.cartId}`, text: cartText.check[reason](cart.farmer.title) })
}

/**
 * Watches the carts on the screen: synchronizes shared carts and reports changes made by other members or by the shop.
 * Renders no elements.
 */
export default function CartsWatch({ carts }: { carts: readonly Cart[] }) {
  const refreshCarts = useRefreshCarts()
  const isSignedIn = useIsSignedIn()
  const location = useVisitorLocation()
  const known = useRef<{ carts: readonly Cart[]; isSignedIn: boolean | null; location: Location } | null>(null)
  const topics = carts.flatMap(({ cartId, sharing }): Topic[] => (sharing ? [`cart:${cartId}`] : []))
  useLive(topics, refreshCarts)

  useEffect(() => {
    // after a sign-in or sign-out the carts belong to another person; after a move they are priced for another place
    const { current } = known
    const isSame = current?.isSignedIn === isSignedIn && current.location === location
    const before = isSame ? current.carts : []
    known.current = { carts, isSignedIn, location }
    for (const news of sharedNews(before, carts)) show(news)
    for (const changed of checkCarts(before, carts)) showCartChange(changed)
  }, [carts, isSignedIn, location])
  return null
}

import { useEffect, useRef } from 'react'
import { sendAnalyticsEvent } from '../../data/analytics/send-analytics-event.ts'
import { useCarts } from '../../data/cart/use-carts.ts'

/** Tells that the cart was opened (spec 7.13): once a visit of the page, when it is known what is in it. */
export function useShowCart(): void {
  const { list } = useCarts()
  const isTold = useRef(false)
  useEffect(() => {
    if (!list || isTold.current) return
    isTold.current = true
    sendAnalyticsEvent((events) =>
      events.showCart({ body: { cartIds: list.items.map(({ cartId }) => cartId).slice(0, 20) } }),
    )
  }, [list])
}

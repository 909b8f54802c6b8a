import { loading } from '../../platform/loading/loading.ts'

/**
 * Whether there is a cart to check out: one of the URL, or any cart when the URL names none. A checkout without an
 * active cart is answered with status 500 (spec 8), and its page has a back link.
 */
export const loader = loading(async ({ shop, url }) => {
  const asked = url.searchParams.getAll('cart')
  const { items } = await shop.api.cart.listCarts({ query: {} })
  const hasCart = items.some(({ cartId }) => asked.length === 0 || asked.includes(cartId))
  if (!hasCart) shop.answerWith(500)
  return { hasCart }
})

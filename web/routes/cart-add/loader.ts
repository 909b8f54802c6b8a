import { linkedProducts } from '@okolitsa/domain/cart/cart-link.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading } from '../../platform/loading/loading.ts'

/** Pattern of the key of a use of a link; without a key the contents of the link identify it. */
const KEY = /^[\w-]{1,40}$/

/** Products that a link adds to the cart, all of one seller; null with status 404 = none is valid. */
export const loader = loading(async ({ shop, url }) => {
  const text = url.searchParams.get('products') ?? ''
  const wanted = linkedProducts(text)
  const none = () => {
    shop.answerWith(404)
    return null
  }
  if (!wanted) return none()
  const { items } = await shop.api.catalog.listProductsByIds({
    query: locationQueryOf(shop.location),
    body: wanted.map(({ productId }) => productId),
  })
  const [first] = items
  if (!first || items.some(({ farmer }) => farmer.id !== first.farmer.id)) return none()
  const key = url.searchParams.get('key') ?? ''
  return {
    key: KEY.test(key) ? key : text,
    organizationId: first.farmer.id,
    lines: items.map(({ id, title, smallImageUrl, price }) => ({
      productId: id,
      quantity: wanted.find(({ productId }) => productId === id)?.quantity ?? 1,
      title,
      smallImageUrl,
      price,
    })),
  }
})

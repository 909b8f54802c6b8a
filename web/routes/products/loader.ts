import { isProductSlug, productPath } from '../../data/catalog/addresses.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** Redirects former paths of products: `/products` and `/products/{productSlug}`. */
export const loader = loading(async ({ shop, params, url, signal }) => {
  const { productSlug } = params
  if (!productSlug) moved(`/category${url.search}`)
  if (!isProductSlug(productSlug)) notFound()
  const query = locationQueryOf(shop.location)
  const product = await shop.api.catalog.getProduct({ params: { slug: productSlug }, query, signal })
  moved(productPath(product, shop.site) + url.search)
})

import { isProductSlug, productPath } from '../../data/catalog/addresses.ts'
import { MAX_SIMILAR, SHELF } from '../../data/catalog/queries.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** The answer, or null for a failed shelf, which the page retries on approach. */
const orNull = <Answer>(answer: Promise<Answer>): Promise<Answer | null> => answer.catch(() => null)

export const loader = loading(async ({ shop, params, url, signal }) => {
  const place = locationQueryOf(shop.location)
  const { catalog } = shop.api
  const slug = params.productSlug ?? ''
  if (!isProductSlug(slug)) notFound()
  const product = await catalog.getProduct({ params: { slug }, query: place, signal })
  const path = productPath(product, shop.site)
  if (path !== `/category/${params.slug}/${slug}`) moved(path + url.search)
  const category = product.breadcrumbs.at(-1)?.id
  const ofCategory = category === undefined ? [] : [category]
  const [farm, ofFarmer, similar] = await Promise.all([
    catalog.getFarmer({ params: { id: product.farmer.id }, query: place, signal }),
    orNull(
      catalog.listFarmerProducts({
        params: { id: product.farmer.id },
        query: { ...place, perPage: SHELF + 1 },
        signal,
      }),
    ),
    orNull(
      catalog.listSimilarProducts({
        query: { ...place, categoryIds: ofCategory, excludeProductIds: [product.id], maxQuantity: MAX_SIMILAR },
        signal,
      }),
    ),
  ])
  const isNothingLikeIt = !product.availability.isAvailableForCart && similar?.items.length === 0
  const reachable = isNothingLikeIt
    ? await orNull(catalog.listPopularProductsInGeo({ query: { ...place, maxQuantity: SHELF }, signal }))
    : null
  return { product, farm, similar, ofFarmer, reachable: reachable?.items ?? [], location: shop.location }
})

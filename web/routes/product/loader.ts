import { isProductSlug, productPath } from '../../data/catalog/addresses.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

const SHELF = 12
/** Spec 9: at most ten similar products. */
const SIMILAR = 10

export const loader = loading(async ({ shop, params, url, signal }) => {
  const place = locationQueryOf(shop.location)
  const { catalog } = shop.api
  const slug = params.productSlug ?? ''
  if (!isProductSlug(slug)) notFound()
  const product = await catalog.getProduct({ params: { slug }, query: place, signal })
  if (product.categoryUrlKey !== params.slug) moved(productPath(product) + url.search)
  const mainCategory = product.breadcrumbs.at(-1)?.id
  const ofCategory = mainCategory === undefined ? [] : [mainCategory]
  const isToBeHad = product.availability.isAvailableForCart
  const [farm, popular, ofFarmer, similar] = await Promise.all([
    catalog.getFarmer({ params: { id: product.farmer.id }, query: place, signal }),
    catalog.listPopularProducts({
      query: {
        ...place,
        categoryIds: [product.breadcrumbs[0]?.id ?? mainCategory ?? 1],
        productId: product.id,
        maxQuantity: SHELF,
      },
      signal,
    }),
    catalog.listFarmerProducts({ params: { id: product.farmer.id }, query: { ...place, perPage: SHELF + 1 }, signal }),
    isToBeHad
      ? null
      : catalog.listSimilarProducts({
          query: { ...place, categoryIds: ofCategory, excludeProductIds: [product.id], maxQuantity: SIMILAR },
          signal,
        }),
  ])
  const isOutOfReach = product.availability.reason === 'notDeliveredHere'
  // nothing of a farm that does not come here is worth showing
  const others = isOutOfReach ? [] : ofFarmer.items.filter(({ id }) => id !== product.id).slice(0, SHELF)
  const shown = new Set([product.id, ...others.map(({ id }) => id), ...(similar?.items ?? []).map(({ id }) => id)])
  const reachable =
    similar?.items.length === 0 && popular.items.length === 0
      ? await catalog.listPopularProductsInGeo({ query: { ...place, maxQuantity: SHELF }, signal })
      : null
  return {
    product,
    farm,
    similar: similar?.items ?? [],
    ofFarmer: others,
    popular: popular.items.filter(({ id }) => !shown.has(id)),
    reachable: reachable?.items ?? [],
  }
})

import { encodeLocation } from '@okolitsa/domain/geo/location.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import {
  apiFilters,
  countFilters,
  countPages,
  listSearch,
  parseListState,
  rangeOf,
} from '../../features/catalog/filters.ts'
import { productList } from '../../features/catalog/list-kinds.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** Maximum number of farms above the products. */
const FARMERS = 6
const POPULAR = 12
/** Number of root categories offered for an empty result. */
const CATEGORIES = 8
/** Number of days offered when the chosen ones have no results. */
const OTHER_DAYS = 3
/** Parameter of former URLs: `?text=`. */
const OLD_PARAMETER = 'text'

export const loader = loading(async ({ shop, url, signal }) => {
  const old = url.searchParams.get(OLD_PARAMETER)
  if (old !== null && !url.searchParams.has('q')) moved(`${url.pathname}?${new URLSearchParams({ q: old })}`)
  const state = parseListState(url.searchParams, productList)
  const here = locationQueryOf(shop.location)
  const { catalog, geo } = shop.api
  const foundOn = (deliveryDates: readonly string[], parts: readonly string[] = []) =>
    catalog.listProducts({
      query: {
        ...here,
        ...rangeOf(state),
        substring: state.text,
        ...(state.isAsTyped && { asTyped: 'true' }),
        filters: apiFilters(state),
        deliveryDates: [...deliveryDates],
        sorting: state.sorting,
        with: [...parts],
      },
      signal,
    })
  const [products, farmers, ad] =
    state.text === ''
      ? [null, null, null]
      : await Promise.all([
          foundOn(state.dates, ['filters', 'deliveryDates']),
          // a seller's site has one farmer, and the visitor is already there
          shop.site.organizationId !== null
            ? { items: [] }
            : catalog.listFarmers({
                query: {
                  location: encodeLocation(shop.location),
                  substring: state.text,
                  page: 1,
                  perPage: FARMERS,
                  categorySlugs: [],
                },
                signal,
              }),
          shop.api.featured
            .getFeatured({ query: { ...here, slot: 'search', phrase: state.text.slice(0, 100) }, signal })
            .then((featured) => featured.ad),
        ])
  const lastPage = countPages(products?.totalItems ?? 0)
  if (products && state.page > lastPage)
    moved(url.pathname + listSearch({ ...state, page: lastPage }, productList), 302)
  const isFound =
    products !== null && (products.items.length > 0 || farmers.items.length > 0 || countFilters(state) > 0)
  const [popular, top, place] = isFound
    ? [[], [], null]
    : await Promise.all([
        catalog
          .listPopularProductsInGeo({ query: { ...here, maxQuantity: POPULAR }, signal })
          .then(({ items }) => items),
        catalog.listTopCategories({ query: { ...here, limit: CATEGORIES }, signal }).then(({ items }) => items),
        // optional: a failure must not fail the page
        state.text === '' || shop.site.organizationId !== null
          ? null
          : geo
              .findPlaces({ params: { text: state.text }, signal })
              .then(({ items }) => items[0] ?? null)
              .catch(() => null),
      ])
  // without results on the chosen days: the days on which the same products are delivered
  const onAnyDay = products?.totalItems === 0 && state.dates.length > 0 ? (await foundOn([])).items : []
  const otherDays = [...new Set(onAnyDay.flatMap(({ nearestDelivery }) => nearestDelivery?.date ?? []))]
    .filter((day) => !state.dates.includes(day))
    .sort()
    .slice(0, OTHER_DAYS)
  return { ad, otherDays, state, products, farmers: farmers?.items ?? [], popular, categories: top, place }
})

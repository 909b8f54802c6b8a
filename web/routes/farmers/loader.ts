import { encodeLocation } from '@okolitsa/domain/geo/location.ts'
import { farmersPath } from '../../data/catalog/addresses.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { apiFilters, countPages, listSearch, pageOf, parseListState } from '../../features/catalog/filters.ts'
import { farmerList } from '../../features/catalog/list-kinds.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** Number of products on a farm's card. */
const PREVIEWS = 4

/** Farms that deliver to the visitor, filtered by the category `slug`. */
export const loader = loading(async ({ shop, url, signal, params: { slug } }) => {
  const state = parseListState(url.searchParams, farmerList)
  const place = locationQueryOf(shop.location)
  const { catalog } = shop.api
  const [roots, category] = await Promise.all([
    catalog.listFarmerCategories({ query: place, signal }),
    slug === undefined
      ? null
      : /^[a-z0-9-]{1,100}$/.test(slug)
        ? catalog.getCategory({ params: { id: slug }, query: place, signal })
        : notFound(),
  ])
  if (category && category.urlKey !== slug) moved(farmersPath(category.urlKey) + url.search)
  // the top of the whole list is a place of advertisements
  const isTop = slug === undefined && url.search === ''
  const [farmers, featured] = await Promise.all([
    catalog.listFarmers({
      query: {
        location: encodeLocation(shop.location),
        ...pageOf(state),
        productsCount: PREVIEWS,
        categorySlugs: category ? [category.urlKey] : [],
        filters: apiFilters(state),
        deliveryDates: state.dates,
        sorting: state.sorting,
        ...(state.text && { substring: state.text }),
      },
      signal,
    }),
    isTop ? shop.api.featured.getFeatured({ query: { ...place, slot: 'farmers' }, signal }) : null,
  ])
  const lastPage = countPages(farmers.totalItems)
  if (state.page > lastPage) moved(farmersPath(slug) + listSearch({ ...state, page: lastPage }, farmerList), 302)
  return { categories: roots.items, category, farmers, state, ad: featured?.farm ?? null }
})

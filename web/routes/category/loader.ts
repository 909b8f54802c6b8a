import { categoryPath } from '../../data/catalog/addresses.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { apiFilters, countPages, listSearch, parseListState, rangeOf } from '../../features/catalog/filters.ts'
import { productList } from '../../features/catalog/list-kinds.ts'
import { loading, moved } from '../../platform/loading/loading.ts'
import { OWN_CARDS } from './own-cards.ts'

export const loader = loading(async ({ shop, params, url, signal }) => {
  const state = parseListState(url.searchParams, productList)
  const place = locationQueryOf(shop.location)
  const category = await shop.api.catalog.getCategory({ params: { id: params.slug ?? '' }, query: place, signal })
  // the API also accepts ids; the canonical URL has the key
  if (category.urlKey !== params.slug) moved(categoryPath(category.urlKey) + url.search)
  const parent = category.ancestors.at(-1)
  const [products, siblings, { ad }] = await Promise.all([
    shop.api.catalog.listProducts({
      query: {
        ...place,
        ...rangeOf(state, OWN_CARDS),
        categoryIds: [category.id],
        filters: apiFilters(state),
        deliveryDates: state.dates,
        sorting: state.sorting,
        with: ['filters', 'deliveryDates'],
      },
      signal,
    }),
    // a leaf shows its siblings instead of children
    category.children.length === 0 && parent
      ? shop.api.catalog
          .getCategory({ params: { id: parent.urlKey }, query: place, signal })
          .then((page) => page.children)
      : [],
    shop.api.featured.getFeatured({ query: { ...place, slot: 'category', categoryId: category.id }, signal }),
  ])
  const lastPage = countPages(products.totalItems, OWN_CARDS)
  if (state.page > lastPage)
    moved(categoryPath(category.urlKey) + listSearch({ ...state, page: lastPage }, productList), 302)
  return { category, siblings, products, state, ad }
})

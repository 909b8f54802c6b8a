import type { Category } from '@okolitsa/contracts/catalog/category.ts'
import { farmAddresses } from '../../data/catalog/addresses.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { countPages, listSearch, PAGE_SIZE, pageOf, parseListState } from '../../features/catalog/filters.ts'
import { farmerGoods } from '../../features/catalog/list-kinds.ts'
import { type Loading, moved, notFound } from '../../platform/loading/loading.ts'

const withParts = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...withParts(category.children)])

/** Number of products from which a farm shows them by category first. */
const LARGE = 2 * PAGE_SIZE

/** A farm with one page of its products, filtered by the category `slug`. */
export async function loadGoods({ shop, url, signal }: Loading, id: number, slug: string | undefined) {
  const state = parseListState(url.searchParams, farmerGoods)
  const place = locationQueryOf(shop.location)
  const { catalog, loyalty } = shop.api
  const [farmer, categories, codes, program] = await Promise.all([
    catalog.getFarmer({ params: { id }, query: place, signal }),
    catalog.listCategoriesOfFarmer({ params: { id }, signal }),
    // promo codes are optional
    loyalty.listFarmerPromoCodes({ params: { id }, signal }).catch(() => ({ items: [] })),
    loyalty.getLoyaltyProgram({ params: { id }, signal }).catch(() => null),
  ])
  const offers = { codes: codes.items, program: program && program.levels.length > 0 ? program : null }
  const category = slug === undefined ? null : withParts(categories.items).find(({ urlKey }) => urlKey === slug)
  if (category === undefined) notFound()
  // the shelves already show the products
  if (category === null && url.search === '' && farmer.productsCount > LARGE && categories.items.length > 1) {
    const { items: shelves } = await catalog.listFarmerShelves({ params: { id }, query: place, signal })
    const products = { items: [], totalItems: farmer.productsCount, correctedSubstring: null, searchedFor: null }
    return { farmer, categories: categories.items, ...offers, category, products, shelves, state }
  }
  const products = await catalog.listFarmerProducts({
    params: { id },
    query: {
      ...place,
      ...pageOf(state),
      sorting: state.sorting,
      ...(state.text && { substring: state.text }),
      categoriesIds: category ? [category.id] : [],
    },
    signal,
  })
  const lastPage = countPages(products.totalItems)
  if (state.page > lastPage) {
    const farm = farmAddresses(shop.site, id)
    moved((slug ? farm.part(slug) : farm.goods) + listSearch({ ...state, page: lastPage }, farmerGoods), 302)
  }
  return { farmer, categories: categories.items, ...offers, category, products, shelves: [], state }
}

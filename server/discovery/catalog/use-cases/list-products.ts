import type { Facet, Release, SearchedFor } from '@okolitsa/contracts/catalog/listing.ts'
import { withReadTimeout } from '../../../platform/db/client.ts'
import type { CardRow } from '../store/card-row.ts'
import { countedFacets, facetsOf, mostCounted, releasesOf } from './list-facets.ts'
import {
  type ListDeps,
  listingFilters,
  NO_FILTERS,
  narrowServiceable,
  type ProductsQuestion,
  sellerFilter,
  totalOf,
} from './list-question.ts'
import { parseProductFilters } from './product-filters.ts'
import { searchProducts } from './search-products.ts'

export interface ProductsPage {
  readonly rows: CardRow[]
  readonly total: number
  /** True = there are more than `total`, not counted. */
  readonly isMore?: boolean
  readonly corrected: string | null
  readonly searchedFor: SearchedFor
  readonly facets: Facet[]
  readonly releases: Release[]
}

export async function listProducts(deps: ListDeps, question: ProductsQuestion): Promise<ProductsPage> {
  const { cache } = deps
  const chosen = parseProductFilters(question.filters)
  const tree = await cache.tree()
  const categoryIds = question.categoryIds.length === 0 ? [0] : tree.outermost(question.categoryIds)
  if (categoryIds.length === 0) return { ...NO_PHRASE, rows: [], total: 0, facets: [] }

  const onDates = await narrowServiceable(deps, question, { organizationIds: [] })
  const { organizationIds } = chosen
  const serviceable = organizationIds.length > 0 ? onDates.narrow(organizationIds) : onDates
  const filters = listingFilters(chosen, question)
  const sellers = await sellerFilter(cache, serviceable, categoryIds, question.from + question.size)

  if (question.substring) {
    const [found, facets] = await Promise.all([
      searchProducts(withReadTimeout(deps.executor), await cache.intents(), {
        ...question,
        phrase: question.substring,
        categoryIds: question.categoryIds.length === 0 ? [] : categoryIds,
        isOfOneSeller: question.isOfOneSeller || chosen.organizationIds.length === 1,
        sellers,
        filters: filters ?? NO_FILTERS,
      }),
      question.isFaceted ? facetsOf(deps, question, categoryIds, chosen, null) : [],
    ])
    return { ...found, facets, releases: [] }
  }
  const { sorting, from, size } = question
  const rowsFound = () => deps.batched.listPage({ categoryIds, sellers, filters, sorting, from, size })
  if (question.isShelf) return { ...NO_PHRASE, rows: await rowsFound(), total: 0, facets: [] }
  const countAll = async () =>
    filters
      ? cache.countFiltered(serviceable, {
          categoryIds,
          sellers,
          filters,
          most: await mostCounted(deps, onDates, categoryIds),
        })
      : totalOf(cache, serviceable, categoryIds)
  const isNarrowed = filters !== null || organizationIds.length > 0
  const narrowing = async () => {
    const counts = question.isFaceted ? await countedFacets(deps, question, onDates, categoryIds, chosen) : null
    const all = counts?.total ?? (await countAll())
    // only an empty list names the filter to drop
    const reasons =
      all === 0 && isNarrowed ? (counts ?? (await countedFacets(deps, question, onDates, categoryIds, chosen))) : null
    const [facets, releases] = await Promise.all([
      question.isFaceted ? facetsOf(deps, question, categoryIds, chosen, counts) : [],
      releasesOf(deps, question, categoryIds, chosen, reasons),
    ])
    return { facets, releases, total: all }
  }
  const [rows, narrowed] = await Promise.all([rowsFound(), narrowing()])
  return { ...NO_PHRASE, ...narrowed, rows }
}

const NO_PHRASE = { corrected: null, searchedFor: null, releases: [] }

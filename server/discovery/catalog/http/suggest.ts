import type { CategorySummary } from '@okolitsa/contracts/catalog/category.ts'
import { splitWords } from '@okolitsa/strings/ru/search-words.ts'
import type { ServiceableSellers } from '../../../fulfilment/delivery/ports.ts'
import type { Suggested, SuggestQuestion } from '../ports.ts'
import { listFarmers } from '../use-cases/list-farmers.ts'
import { listProducts } from '../use-cases/list-products.ts'
import type { HandlerDeps } from './catalog-call.ts'
import { farmerCards } from './farmer.handlers.ts'
import { presentCategory } from './present-category.ts'

/** Suggestions of products as found by a search, categories by word prefixes, and farmers by names. */
export async function suggest(deps: HandlerDeps, { text, place, scope, most }: SuggestQuestion): Promise<Suggested> {
  const { clock, delivery, present } = deps
  const now = clock()
  const serviceable = await delivery.sellersAt(scope, place)
  const found = await listProducts(deps, {
    place,
    serviceable,
    categoryIds: [],
    filters: [],
    deliveryDates: [],
    sorting: 'popularity',
    substring: text,
    isCounted: false,
    isOfOneSeller: scope.sellers !== 'every',
    from: 0,
    size: most.products,
    now,
  })
  const meant = found.corrected ?? text
  const [products, categories, farmers] = await Promise.all([
    present.cards(found.rows, place, now),
    categoriesBeginning(deps, serviceable, meant, most.categories),
    // a seller's own shop suggests no farmers
    scope.sellers === 'every' ? farmersCalled(deps, scope, serviceable, place, meant, most.farmers, now) : [],
  ])
  const { corrected, searchedFor } = found
  const total = found.isMore ? null : found.total
  return { products, total, corrected, searchedFor, categories, farmers }
}

async function farmersCalled(
  deps: HandlerDeps,
  scope: SuggestQuestion['scope'],
  serviceable: ServiceableSellers,
  place: SuggestQuestion['place'],
  substring: string,
  size: number,
  now: Date,
) {
  const { rows } = await listFarmers(deps, {
    place,
    serviceable,
    categorySlugs: [],
    filters: [],
    deliveryDates: [],
    sorting: 'popularity',
    substring,
    from: 0,
    size,
    previews: 0,
    now,
  })
  if (rows.length === 0) return []
  const shown = await deps.delivery.shownSellers(scope)
  return farmerCards(
    deps,
    rows.flatMap(({ id }) => shown.get(id)?.id ?? []),
    place,
  )
}

/** Categories of the place with a word for each typed prefix, by number of products, descending. */
async function categoriesBeginning(
  { cache }: HandlerDeps,
  serviceable: ServiceableSellers,
  text: string,
  most: number,
): Promise<CategorySummary[]> {
  const typed = splitWords(text)
  if (typed.length === 0) return []
  const [tree, counts] = await Promise.all([cache.tree(), cache.counts(serviceable)])
  const countOf = (id: number) => counts.get(id)?.products ?? 0
  return [...tree.byId.values()]
    .filter((row) => {
      const words = splitWords(row.title)
      return countOf(row.id) > 0 && typed.every((start) => words.some((word) => word.startsWith(start)))
    })
    .sort((a, b) => countOf(b.id) - countOf(a.id))
    .slice(0, most)
    .map((row) => presentCategory(row, countOf))
}

import type { Facet, Release } from '@okolitsa/contracts/catalog/listing.ts'
import { attributeFilter } from '@okolitsa/domain/catalog/attribute-filter.ts'
import { type AttributeKey, attributeOf, isAttributeKey } from '@okolitsa/domain/catalog/attributes.ts'
import { ABSENCES, DIETS, PAPERS, type Trait } from '@okolitsa/domain/catalog/traits.ts'
import { everybodys } from '@okolitsa/domain/identity/scope.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { ServiceableSellers } from '../../../fulfilment/delivery/ports.ts'
import { withReadTimeout } from '../../../platform/db/client.ts'
import { MAX_COUNTED, MAX_FACETED, MAX_FARMER_OPTIONS } from '../policy.ts'
import { countFacets, type FacetCounts, facetsOn } from '../store/facet.store.ts'
import {
  freshSince,
  type ListDeps,
  listingFilters,
  NO_FILTERS,
  type ProductsQuestion,
  sellerFilter,
  totalOf,
} from './list-question.ts'
import type { ProductFilters } from './product-filters.ts'

/**
 * Maximum count of a filtered list. It equals the maximum of its filter counts, so that the total does not depend on
 * whether filters are requested.
 */
export async function mostCounted(
  { cache }: Pick<ListDeps, 'cache'>,
  onDates: ServiceableSellers,
  categoryIds: readonly number[],
): Promise<number> {
  if (categoryIds.length !== 1) return MAX_COUNTED
  return (await totalOf(cache, onDates, categoryIds)) > MAX_FACETED ? MAX_COUNTED : MAX_FACETED
}

/**
 * Facet counts of a category's list; null when there are too many products. Cached for a minute.
 * @param onDates sellers that reach the place on the chosen days, whichever farmers are chosen
 */
export async function countedFacets(
  { executor, cache }: ListDeps,
  question: ProductsQuestion,
  onDates: ServiceableSellers,
  categoryIds: readonly number[],
  chosen: ProductFilters,
): Promise<FacetCounts | null> {
  const [categoryId] = categoryIds
  if (question.substring || categoryIds.length !== 1 || categoryId === undefined) return null
  const base = await totalOf(cache, onDates, categoryIds)
  if (base > MAX_FACETED) return null
  const { organizationIds } = chosen
  const filters = listingFilters(chosen, question)
  const since = freshSince(question)
  if (!filters) {
    const listed = await cache.sellersIn(categoryIds)
    return cache.sellerFacets.count({
      categoryId,
      ...since,
      organizationIds: onDates.organizationIds.filter((id) => listed.has(id)),
      ways: onDates.ways,
      chosenOrganizationIds: organizationIds,
      mostFarmers: MAX_FARMER_OPTIONS,
    })
  }
  return cache.facets(onDates, [categoryId, organizationIds, filters, since], async () =>
    countFacets(withReadTimeout(executor), {
      categoryId,
      organizationIds,
      filters,
      ...since,
      // all rows of the sellers are needed
      sellers: await sellerFilter(cache, onDates, categoryIds, base),
      mostFarmers: MAX_FARMER_OPTIONS,
    }),
  )
}

/** Filters of a list. A search and a very long list have flags and traits without counts. */
export async function facetsOf(
  { cache, delivery }: ListDeps,
  { serviceable, substring, size, from, language = 'ru' }: ProductsQuestion,
  categoryIds: readonly number[],
  chosen: ProductFilters,
  counts: FacetCounts | null,
): Promise<Facet[]> {
  const flag = (code: 'inStock' | 'isNew' | 'discount' | 'madeToday', selected: boolean): Facet => ({
    kind: 'flag',
    code,
    count: counts?.of(code) ?? null,
    selected,
  })
  const traits = (code: 'diet' | 'absence' | 'papers', options: readonly Trait[]): Facet => ({
    kind: 'traits',
    code,
    options: options.map((value) => ({
      value,
      count: counts?.of(value) ?? null,
      selected: chosen.traits.includes(value),
    })),
  })
  const flags = [
    flag('inStock', chosen.isInStock),
    flag('isNew', chosen.isNew),
    flag('discount', chosen.hasDiscount),
    flag('madeToday', chosen.isMadeToday),
    traits('diet', DIETS),
    traits('absence', ABSENCES),
    traits('papers', PAPERS),
  ]
  const [categoryId] = categoryIds
  if (substring || categoryIds.length !== 1 || categoryId === undefined) {
    const keys = Object.keys(chosen.attributes ?? {}).filter(isAttributeKey)
    return [...attributeFacets(keys, chosen, null, language), ...flags]
  }
  const sellers = await sellerFilter(cache, serviceable, categoryIds, from + size)
  const tree = await cache.tree()
  const keys = new Set(tree.pathTo(categoryId).flatMap((category) => category.attributes))
  const [bounds, farmers, known] = await Promise.all([
    counts ? counts.bounds : cache.bounds(categoryId, serviceable, sellers),
    counts ? counts.farmers : cache.fullestSellers(categoryId, serviceable),
    delivery.sellers(everybodys('titles of sellers that reach the place')),
  ])
  const hasPrices = chosen.priceFrom !== null || chosen.priceTo !== null
  return [
    {
      kind: 'range',
      code: 'price',
      min: bounds && Math.floor(bounds.min / 100),
      max: bounds && Math.ceil(bounds.max / 100),
      selected: hasPrices
        ? {
            from: chosen.priceFrom === null ? null : chosen.priceFrom / 100,
            to: chosen.priceTo === null ? null : chosen.priceTo / 100,
          }
        : null,
    },
    ...attributeFacets([...keys], chosen, counts, language),
    ...flags,
    {
      kind: 'options',
      code: 'farmer',
      options: farmers.map(({ id, products }) => ({
        value: `farmer:${id}`,
        title: known.get(id)?.title ?? '',
        count: products,
        selected: chosen.organizationIds.includes(id),
      })),
    },
  ]
}

/** Attributes of the category's products with existing and chosen values. */
function attributeFacets(
  keys: readonly AttributeKey[],
  { attributes }: Pick<ProductFilters, 'attributes'>,
  counts: FacetCounts | null,
  language: Language,
): Facet[] {
  const words = wordsIn(language)
  const chosen = attributes ?? {}
  return keys.flatMap((code): Facet[] => {
    const asked = chosen[code] ?? []
    // counts with another chosen attribute would need too many combinations
    const isCounted = Object.keys(chosen).every((key) => key === code)
    const there = new Map((counts?.said ?? []).flatMap((one) => (one.key === code ? [[one.value, one.products]] : [])))
    const values = [...new Set([...there.keys(), ...asked])].map((value) => typedValue(code, value))
    const options = values.toSorted(byValue).map((typed) => ({
      value: attributeFilter(code, typed),
      title: words.attributeValue(code, typed),
      count: isCounted && counts ? (there.get(String(typed)) ?? 0) : null,
      selected: asked.includes(String(typed)),
    }))
    return options.length > 0 ? [{ kind: 'attribute', code, title: words.attributes.titles[code], options }] : []
  })
}

const typedValue = (key: AttributeKey, text: string): number | string =>
  attributeOf(key).kind === 'number' && Number.isFinite(Number(text)) ? Number(text) : text
const byValue = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1

/** For a list emptied by its filters: each filter to drop, with the resulting count. */
export async function releasesOf(
  deps: ListDeps,
  question: ProductsQuestion,
  categoryIds: readonly number[],
  chosen: ProductFilters,
  counts: FacetCounts | null,
): Promise<Release[]> {
  if (!counts || counts.total > 0) return []
  const filters = listingFilters(chosen, question) ?? NO_FILTERS
  const releases = facetsOn({ filters, organizationIds: chosen.organizationIds }).map((filter) => ({
    filter: filter as string,
    count: counts.without(filter),
  }))
  if (question.deliveryDates.length > 0) {
    const anyDay = { ...question, deliveryDates: [] }
    const whenever = await countedFacets(deps, anyDay, question.serviceable, categoryIds, chosen)
    releases.push({ filter: 'date', count: whenever?.total ?? 0 })
  }
  return releases.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count)
}

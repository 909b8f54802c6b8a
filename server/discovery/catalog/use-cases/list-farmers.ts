import type { FarmerSorting } from '@okolitsa/contracts/catalog/listing.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { foldPlaceName } from '@okolitsa/domain/geo/place-name.ts'
import { everybodys, type ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { fairRating } from '@okolitsa/domain/reviews/rating.ts'
import type { DeliveryPlace, SellerSummary, ServiceableSellers } from '../../../fulfilment/delivery/ports.ts'
import { type FarmerListRow, farmersByIds } from '../store/farmer.store.ts'
import { type ListDeps, narrowServiceable } from './list-question.ts'

export interface FarmersQuestion {
  readonly place: DeliveryPlace
  readonly serviceable: ServiceableSellers
  readonly categorySlugs: readonly string[]
  readonly filters: readonly string[]
  readonly deliveryDates: readonly IsoDate[]
  readonly sorting: FarmerSorting
  readonly substring: string | null
  readonly from: number
  readonly size: number
  readonly previews: number
  readonly now: Date
}

export interface FarmersPage {
  readonly rows: FarmerListRow[]
  /** Sellers with products of the categories that reach the place by the seller's own method on any day. */
  readonly listed: ReadonlySet<number>
  readonly total: number
  /** Number of farmers when this filter is added to the others. */
  countWith(filter: FarmerFlag): number
}

export const FARMER_FLAGS = ['courier', 'pickup', 'discount', 'subscription', 'urozhaj', 'certified'] as const
export type FarmerFlag = (typeof FARMER_FLAGS)[number]

/**
 * One page of farmers that reach the place. Sellers are few (one per some hundred products) and in memory, so they are
 * selected and sorted there; the database is queried for the page's rows only.
 * @throws {Refusal} NOT_FOUND for an unknown category
 */
export async function listFarmers(deps: ListDeps, question: FarmersQuestion): Promise<FarmersPage> {
  const { cache } = deps
  const tree = await cache.tree()
  const categoryIds = question.categorySlugs.map((slug) => {
    const category = tree.byUrlKey.get(slug)
    if (!category) throw new Refusal('NOT_FOUND')
    return category.id
  })
  const order = (asked: FarmersQuestion) =>
    cache.farmerOrder(orderKey(asked, categoryIds), () => orderFarmers(deps, asked, categoryIds))
  const ids = await order(question)
  const counted = await Promise.all(
    FARMER_FLAGS.map(async (flag) => {
      if (question.filters.includes(flag)) return ids.length
      return (await order({ ...question, filters: [...question.filters, flag].sort() })).length
    }),
  )
  const [onlyCategory] = categoryIds
  return {
    rows: await farmersByIds(deps.executor, ids.slice(question.from, question.from + question.size), {
      count: question.previews,
      categoryId: categoryIds.length === 1 && onlyCategory ? onlyCategory : 0,
      place: question.serviceable,
    }),
    listed: await cache.sellersComing(categoryIds.length > 0 ? categoryIds : [0], question.serviceable.byOwnWays()),
    total: ids.length,
    countWith: (flag) => counted[FARMER_FLAGS.indexOf(flag)] ?? 0,
  }
}

/** Cache key of a farmer order; it contains coordinates only when sorted by distance. */
function orderKey(question: FarmersQuestion, categoryIds: readonly number[]): string {
  const { serviceable, filters, deliveryDates, sorting, substring, place } = question
  return JSON.stringify([
    serviceable.key,
    categoryIds,
    filters,
    deliveryDates,
    sorting,
    substring,
    sorting === 'distance' ? place.coords : null,
  ])
}

async function orderFarmers(
  { cache, delivery }: ListDeps,
  question: FarmersQuestion,
  categoryIds: readonly number[],
): Promise<ShownSellerId[]> {
  const [serviceable, listed, discounted, certified, takingBankCards, sellers] = await Promise.all([
    narrowServiceable({ delivery }, question, { organizationIds: [] }),
    cache.sellersComing(
      categoryIds.length > 0 ? categoryIds : [0],
      question.deliveryDates.length > 0 ? question.serviceable.byOwnWays() : question.serviceable,
    ),
    question.filters.includes('discount') ? cache.sellersWithDiscount() : null,
    question.filters.includes('certified') ? cache.sellersCertified() : null,
    question.filters.includes('urozhaj') ? cache.sellersTakingBankCards() : null,
    delivery.sellers(everybodys('those of them are looked at that reach the place')),
  ])
  const words = question.substring ? foldPlaceName(question.substring) : ''
  const found = serviceable.organizationIds
    .map((id) => sellers.get(id))
    .filter((seller): seller is SellerSummary => seller?.type === 'farmer' && listed.has(seller.id))
    .filter((seller) => !discounted || discounted.has(seller.id))
    .filter((seller) => !certified || certified.has(seller.id))
    .filter((seller) => !takingBankCards || takingBankCards.has(seller.id))
    .filter((seller) => fits(seller, serviceable, question.filters))
    .filter((seller) => words === '' || searchTextOfSeller(seller).includes(words))
  return sorted(found, question.sorting, question.place)
    .map(({ id }) => id)
    .filter(serviceable.has)
}

const foldedWords = new WeakMap<SellerSummary, string>()

/** Searchable words of a farm, cached because thousands are searched for each typed letter. */
function searchTextOfSeller(seller: SellerSummary): string {
  let words = foldedWords.get(seller)
  if (words === undefined) {
    words = foldPlaceName(`${seller.title} ${seller.tagline}`)
    foldedWords.set(seller, words)
  }
  return words
}

function fits(seller: SellerSummary, serviceable: ServiceableSellers, filters: readonly string[]): boolean {
  const methods = serviceable.methodsOf(seller.id)
  if (filters.includes('courier') && !methods.includes('courier')) return false
  if (filters.includes('pickup') && !methods.includes('pickup')) return false
  return !filters.includes('subscription') || seller.workWithSubscriptions
}

function sorted(sellers: readonly SellerSummary[], sorting: FarmerSorting, place: DeliveryPlace): SellerSummary[] {
  const keyed = sellers.map((seller) => ({ seller, key: sortKey(seller, sorting, place) }))
  return keyed.sort((a, b) => a.key - b.key || a.seller.id - b.seller.id).map(({ seller }) => seller)
}

function sortKey(seller: SellerSummary, sorting: FarmerSorting, place: DeliveryPlace): number {
  switch (sorting) {
    case 'popularity':
      return -seller.popularity
    case 'rating':
      return -fairRating(seller)
    case 'novelty':
      return -seller.createdAt
    case 'distance':
      return distanceMetres(seller.coords, place.coords)
  }
}

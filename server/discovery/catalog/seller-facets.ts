import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { LRUCache } from 'lru-cache'
import { NO_WAY } from '../../fulfilment/delivery/public.ts'
import { type Executor, withReadTimeout } from '../../platform/db/client.ts'
import { COUNTS_TTL_MS, MAX_NUMBERS_OF_SELLERS } from './policy.ts'
import { countFacetsOfSellers, type FacetCounts, HAD, MAX_VALUES, type SellerFacetRow } from './store/facet.store.ts'

export interface SellerFacetsQuestion {
  readonly categoryId: number
  /** First days of new products and of products made today. */
  readonly newSince: IsoDate
  readonly madeSince: IsoDate
  readonly organizationIds: readonly number[]
  /** Delivery of each seller to the place, by seller id. */
  readonly ways: Uint8Array
  /** Chosen farmers, whose products alone are counted, while all farmers are offered. Empty = all. */
  readonly chosenOrganizationIds: readonly number[]
  readonly mostFarmers: number
}

/** Facet counts of product lists that are filtered by farmers only. */
export interface SellerFacets {
  count(question: SellerFacetsQuestion): Promise<FacetCounts>
  forget(): void
}

interface Group {
  /** Counts by seller and transport days (`wayOf`), without products that do not stay fresh. */
  readonly sellers: Map<number, Remembered>
  /** Attribute values in use; entries of sellers refer to them by index. */
  readonly values: { readonly key: string; readonly value: string }[]
  readonly places: Map<string, number>
  loading: Promise<void> | null
  /** Number of cached numbers, compared with the limit. */
  size: number
}
interface Remembered {
  readonly readAt: number
  /**
   * Number of products, lowest and highest price; then counts in the order of `HAD`; then indexes of values with their
   * counts.
   */
  readonly numbers: Int32Array
}

const [PRODUCTS, MIN, MAX, FIRST_COUNT] = [0, 1, 2, 3]
const FIRST_VALUE = FIRST_COUNT + HAD.length
/** Overhead of a seller, in numbers. */
const SELLER_SIZE = 40
/** Overhead of a value besides its characters, in numbers. */
const VALUE_SIZE = 60
const NOTHING = new Int32Array(FIRST_VALUE)

/**
 * Computes each seller's counts in a category once for all places with the same transport days: neighbouring zones
 * share most sellers, and a place sums up the counts of its sellers. Counts are at most a minute old; older ones are
 * served once more while they are refreshed.
 */
export function createSellerFacets(
  executor: Executor,
  { nowMs = () => performance.now(), mostNumbers = MAX_NUMBERS_OF_SELLERS } = {},
): SellerFacets {
  const groups = new LRUCache<string, Group>({ maxSize: mostNumbers, sizeCalculation: ({ size }) => size })

  async function load(key: string, group: Group, question: SellerFacetsQuestion, organizationIds: readonly number[]) {
    const ways = organizationIds.map((id) => question.ways[id] ?? NO_WAY)
    const rows = await countFacetsOfSellers(withReadTimeout(executor), { ...question, organizationIds, ways })
    const readAt = nowMs()
    const found = new Map(rows.map((row) => [row.id, row]))
    for (const id of organizationIds) {
      const row = found.get(id)
      const numbers = row ? numbersOf(group, row) : NOTHING
      const way = wayOf(question, id)
      group.size += numbers.length - (group.sellers.get(way)?.numbers.length ?? -SELLER_SIZE)
      group.sellers.set(way, { readAt, numbers })
    }
    // do not restore an evicted group
    if (groups.peek(key) !== group) return
    // setting an existing key does not update its size
    groups.delete(key)
    groups.set(key, group)
  }

  /** One statement per group at a time: waiting callers then find most of their sellers. */
  async function loadAlone(
    key: string,
    group: Group,
    question: SellerFacetsQuestion,
    organizationIds: readonly number[],
  ) {
    group.loading = load(key, group, question, organizationIds).finally(() => {
      group.loading = null
    })
    return group.loading
  }

  async function groupWith(question: SellerFacetsQuestion): Promise<Group> {
    const { categoryId, newSince, madeSince, organizationIds } = question
    const key = `${categoryId}|${newSince}|${madeSince}`
    const group = groups.get(key) ?? { sellers: new Map(), values: [], places: new Map(), loading: null, size: 1 }
    if (!groups.has(key)) groups.set(key, group)
    for (;;) {
      const missing = organizationIds.filter((id) => !group.sellers.has(wayOf(question, id)))
      if (missing.length === 0) break
      // the failure goes to the caller of the statement; waiting callers try themselves
      if (group.loading) await group.loading.catch(() => undefined)
      else await loadAlone(key, group, question, missing)
    }
    const oldest = nowMs() - COUNTS_TTL_MS
    const old = group.loading
      ? []
      : organizationIds.filter((id) => (group.sellers.get(wayOf(question, id))?.readAt ?? 0) < oldest)
    if (old.length > 0) loadAlone(key, group, question, old).catch(() => undefined)
    return group
  }

  return {
    async count(question) {
      return sumOf(await groupWith(question), question)
    },
    forget: () => groups.clear(),
  }
}

/** Key of a seller with its transport days, on which its counts depend. */
const wayOf = ({ ways }: Pick<SellerFacetsQuestion, 'ways'>, id: number): number => id * 256 + (ways[id] ?? NO_WAY)

/** Index of a value in the group. */
function placeOf(group: Group, key: string, value: string): number {
  const name = `${key}\n${value}`
  const known = group.places.get(name)
  if (known !== undefined) return known
  const place = group.values.push({ key, value }) - 1
  group.places.set(name, place)
  group.size += VALUE_SIZE + name.length
  return place
}

function numbersOf(group: Group, { products, min, max, groups, said }: SellerFacetRow): Int32Array {
  const pairs = said.flatMap(([key, value, times]) => [placeOf(group, key, value), times])
  const counts = HAD.map(({ bit }) => groups.reduce((sum, [has, times]) => ((has & bit) === 0 ? sum : sum + times), 0))
  return Int32Array.from([products, min, max, ...counts, ...pairs])
}

function sumOf({ sellers, values }: Group, question: SellerFacetsQuestion): FacetCounts {
  const { organizationIds, chosenOrganizationIds, mostFarmers } = question
  const chosen = new Set(chosenOrganizationIds)
  const sums = new Int32Array(FIRST_VALUE)
  const valueCounts = new Int32Array(values.length)
  const farmers: { id: number; products: number }[] = []
  let [all, min, max] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const id of organizationIds) {
    const { numbers = NOTHING } = sellers.get(wayOf(question, id)) ?? {}
    const products = numbers[PRODUCTS] as number
    if (products === 0) continue
    all += products
    farmers.push({ id, products })
    if (chosen.size > 0 && !chosen.has(id)) continue
    min = Math.min(min, numbers[MIN] as number)
    max = Math.max(max, numbers[MAX] as number)
    for (let index = 0; index < FIRST_VALUE; index++) (sums[index] as number) += numbers[index] as number
    for (let index = FIRST_VALUE; index < numbers.length; index += 2)
      (valueCounts[numbers[index] as number] as number) += numbers[index + 1] as number
  }
  const total = sums[PRODUCTS] as number
  const isChosen = ({ id }: { id: number }) => Number(chosen.has(id))
  return {
    total,
    of: (asked) => sums[FIRST_COUNT + HAD.findIndex(({ facet }) => facet === asked)] as number,
    without: (facet) => (facet === 'farmer' ? all : total),
    farmers: farmers
      .sort((a, b) => isChosen(b) - isChosen(a) || b.products - a.products || a.id - b.id)
      .slice(0, mostFarmers),
    said: values
      .flatMap((value, place) => (valueCounts[place] ? [{ ...value, products: valueCounts[place] }] : []))
      .sort((a, b) => b.products - a.products || (`${a.key}\n${a.value}` < `${b.key}\n${b.value}` ? -1 : 1))
      .slice(0, MAX_VALUES),
    bounds: total === 0 ? null : { min, max },
  }
}

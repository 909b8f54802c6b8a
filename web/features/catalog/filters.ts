import { TRAITS } from '@okolitsa/domain/catalog/traits.ts'
import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'

/** What is chosen in a list of products or farmers lives in the address: shareable, and the back button just works. */

export const PAGE_SIZE = 12
/** As many pages as one call answers: beyond, «show more» turns into a page of its own. */
const MAX_PAGES_TOGETHER = 8
const LAST_PAGE = 800
const MAX_FARMERS = 50
const MAX_DATES = 14
const MAX_ATTRIBUTES = 30
/** As the API takes it; a key or a value that nothing has finds nothing. */
const ATTRIBUTE = /^attribute:[a-z]{1,30}=[^,=&\s\0]{1,400}$/i
const LONGEST_TEXT = 100
const HIGHEST_PRICE = 9_999_999

export const PRODUCT_FLAGS = ['inStock', 'isNew', 'discount', 'madeToday', ...TRAITS] as const
export const FARMER_FLAGS = ['courier', 'pickup', 'discount', 'subscription', 'urozhaj', 'certified'] as const
export type FlagCode = (typeof PRODUCT_FLAGS)[number] | (typeof FARMER_FLAGS)[number]

/** Names of form fields and query parameters. */
export const FIELDS = {
  priceFrom: 'priceFrom',
  priceTo: 'priceTo',
  farmer: 'farmer',
  date: 'date',
  sorting: 'sort',
  text: 'q',
  /** The text as it stands, without a guess at typos. */
  asTyped: 'exact',
  /** What goods say of themselves: `milk=goat`. */
  attribute: 'attribute',
  page: 'page',
  /** Pages from the first up to `page` together. */
  together: 'more',
} as const

export interface ListState<Sorting extends string = string> {
  /** Whole roubles. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  readonly farmers: readonly number[]
  readonly flags: readonly FlagCode[]
  /** Filters of the API: `attribute:milk=goat`. */
  readonly attributes: readonly string[]
  /** ISO days, sorted. */
  readonly dates: readonly string[]
  readonly sorting: Sorting
  readonly text: string
  readonly isAsTyped?: boolean | undefined
  /** From 1. */
  readonly page: number
  /** Show pages 1…page as one list. */
  readonly isTogether: boolean
}

/** What a list can be asked for. */
export interface ListKind<Sorting extends string> {
  /** The first one is the default and stays out of the address. */
  readonly sortings: readonly [Sorting, ...Sorting[]]
  readonly flags: readonly FlagCode[]
  /** Goods of a category say more of themselves. */
  readonly hasAttributes?: boolean
}

function wholeNumber(text: string | null, highest: number): number | null {
  const digits = (text ?? '').replace(/[\s\u00A0]/g, '')
  if (!/^\d{1,7}$/.test(digits)) return null
  return Math.min(Number(digits), highest)
}

/** Reads an address; what makes no sense is left out, so that no link of a stranger breaks the page. */
export function parseListState<Sorting extends string>(
  search: URLSearchParams,
  kind: ListKind<Sorting>,
): ListState<Sorting> {
  const low = wholeNumber(search.get(FIELDS.priceFrom), HIGHEST_PRICE)
  const high = wholeNumber(search.get(FIELDS.priceTo), HIGHEST_PRICE)
  const isUpsideDown = low !== null && high !== null && low > high
  const farmers = search.getAll(FIELDS.farmer).flatMap((value) => wholeNumber(value, HIGHEST_PRICE) ?? [])
  const page = wholeNumber(search.get(FIELDS.page), LAST_PAGE) || 1
  const wanted = search.get(FIELDS.sorting)
  return {
    priceFrom: isUpsideDown ? high : low,
    priceTo: isUpsideDown ? low : high,
    farmers: [...new Set(farmers)].sort((a, b) => a - b).slice(0, MAX_FARMERS),
    flags: kind.flags.filter((flag) => search.has(flag) && search.get(flag) !== '0'),
    attributes: [...new Set(kind.hasAttributes ? search.getAll(FIELDS.attribute) : [])]
      .filter((filter) => ATTRIBUTE.test(filter))
      .slice(0, MAX_ATTRIBUTES),
    dates: [...new Set(search.getAll(FIELDS.date).filter(isKnownDay))].sort().slice(0, MAX_DATES),
    sorting: kind.sortings.find((sorting) => sorting === wanted) ?? kind.sortings[0],
    text: cutText((search.get(FIELDS.text) ?? '').replace(/\p{Cc}+/gu, ' ').trim(), LONGEST_TEXT),
    isAsTyped: search.get(FIELDS.asTyped) === '1' || undefined,
    page,
    isTogether: page > 1 && page <= MAX_PAGES_TOGETHER && search.get(FIELDS.together) === '1',
  }
}

/** The address's query for a state: always in the same order, without defaults. Starts with `?` or is empty. */
export function listSearch<Sorting extends string>(state: ListState<Sorting>, kind: ListKind<Sorting>): string {
  const search = new URLSearchParams()
  if (state.text) search.set(FIELDS.text, state.text)
  if (state.text && state.isAsTyped) search.set(FIELDS.asTyped, '1')
  for (const date of state.dates) search.append(FIELDS.date, date)
  if (state.priceFrom !== null) search.set(FIELDS.priceFrom, String(state.priceFrom))
  if (state.priceTo !== null) search.set(FIELDS.priceTo, String(state.priceTo))
  for (const farmer of state.farmers) search.append(FIELDS.farmer, String(farmer))
  for (const flag of state.flags) search.set(flag, '1')
  for (const attribute of state.attributes) search.append(FIELDS.attribute, attribute)
  if (state.sorting !== kind.sortings[0]) search.set(FIELDS.sorting, state.sorting)
  if (state.page > 1) search.set(FIELDS.page, String(state.page))
  if (state.isTogether) search.set(FIELDS.together, '1')
  const query = search.toString()
  return query && `?${query}`
}

/** The state with something changed: any change but of the page starts from the first page again. */
export function withChange<Sorting extends string>(
  state: ListState<Sorting>,
  change: Partial<ListState<Sorting>>,
): ListState<Sorting> {
  return { ...state, page: 1, isTogether: false, ...change }
}

/** What takes one filter off, named as the API names it (`releases`). */
export const withoutFilter = (state: ListState, filter: string): Partial<Omit<ListState, 'sorting'>> => {
  if (filter === 'price') return { priceFrom: null, priceTo: null }
  if (filter === 'farmer') return { farmers: [] }
  if (filter === 'date') return { dates: [] }
  if (filter === 'attributes') return { attributes: [] }
  return { flags: state.flags.filter((flag) => flag !== filter) }
}

/** The state without any filter; text and order stay. */
export function withoutFilters<Sorting extends string>(state: ListState<Sorting>): ListState<Sorting> {
  return withChange(state, { priceFrom: null, priceTo: null, farmers: [], flags: [], attributes: [], dates: [] })
}

/** How many filters are on; a price range counts once. */
export function countFilters(state: ListState): number {
  const range = state.priceFrom !== null || state.priceTo !== null ? 1 : 0
  return range + state.farmers.length + state.flags.length + state.attributes.length + state.dates.length
}

/** Whether the list is a view of another page: filtered, searched, sorted or glued together. */
export function isNarrowed<Sorting extends string>(state: ListState<Sorting>, kind: ListKind<Sorting>): boolean {
  return countFilters(state) > 0 || state.text !== '' || state.sorting !== kind.sortings[0] || state.isTogether
}

/** Id in the value of a farmer option of the API: `farmer:101` → `101`. */
export const organizationIdOf = (value: string): string => value.replace('farmer:', '')

/** The `filters` parameter of the API. */
export function apiFilters(state: ListState): string[] {
  const { priceFrom, priceTo } = state
  const price = priceFrom === null && priceTo === null ? [] : [`price:${priceFrom ?? ''}-${priceTo ?? ''}`]
  return [...price, ...state.flags, ...state.attributes, ...state.farmers.map((id) => `farmer:${id}`)]
}

/**
 * Which items to ask for.
 * @param cards places of the first page that cards of another kind take (spec 9: a category's first load is eleven)
 */
export function rangeOf(state: ListState, cards = 0): { from: number; size: number } {
  if (state.isTogether) return { from: 0, size: PAGE_SIZE * state.page - cards }
  return state.page === 1
    ? { from: 0, size: PAGE_SIZE - cards }
    : { from: PAGE_SIZE * (state.page - 1) - cards, size: PAGE_SIZE }
}

/** The same for calls with pages. */
export function pageOf(state: ListState): { page: number; perPage: number } {
  return state.isTogether ? { page: 1, perPage: PAGE_SIZE * state.page } : { page: state.page, perPage: PAGE_SIZE }
}

export const countPages = (totalItems: number, cards = 0): number =>
  Math.max(1, Math.ceil((totalItems + cards) / PAGE_SIZE))

/** What «show more» leads to; null at the end of the list or where pages are turned one by one. */
export function showMoreState<Sorting extends string>(
  state: ListState<Sorting>,
  totalItems: number,
  cards = 0,
): { state: ListState<Sorting>; count: number } | null {
  const isFromStart = state.page === 1 || state.isTogether
  const left = totalItems + cards - state.page * PAGE_SIZE
  if (!isFromStart || left <= 0 || state.page >= MAX_PAGES_TOGETHER) return null
  return { state: { ...state, page: state.page + 1, isTogether: true }, count: Math.min(PAGE_SIZE, left) }
}

import { TRAITS } from '@okolitsa/domain/catalog/traits.ts'
import { isKnownDay } from '@okolitsa/domain/clock/known-day.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'

/** The state of a list is stored in the URL query: it can be shared, and the back button works. */

export const PAGE_SIZE = 12
/** Maximum number of pages in one call; beyond them «show more» links to the next page. */
const MAX_PAGES_TOGETHER = 8
const LAST_PAGE = 800
const MAX_FARMERS = 50
const MAX_DATES = 14
const MAX_ATTRIBUTES = 30
/** Syntax of the API's attribute filter; an unknown key or value matches no product. */
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
  /** Searches the text as typed, without spelling correction. */
  asTyped: 'exact',
  /** Attributes of products: `milk=goat`. */
  attribute: 'attribute',
  page: 'page',
  /** Shows pages 1…`page` together. */
  together: 'more',
} as const

export interface ListState<Sorting extends string = string> {
  /** Minimum price, whole roubles; `null` = none. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  readonly farmers: readonly number[]
  readonly flags: readonly FlagCode[]
  /** Filters of the API: `attribute:milk=goat`. */
  readonly attributes: readonly string[]
  /** Delivery days, ISO, sorted. */
  readonly dates: readonly string[]
  readonly sorting: Sorting
  readonly text: string
  readonly isAsTyped?: boolean | undefined
  /** Number of the page, from 1. */
  readonly page: number
  /** Shows pages 1…`page` as one list. */
  readonly isTogether: boolean
}

export interface ListKind<Sorting extends string> {
  /** Sortings; the first is the default, which is omitted from the URL. */
  readonly sortings: readonly [Sorting, ...Sorting[]]
  readonly flags: readonly FlagCode[]
  /** Products of a category have attributes. */
  readonly hasAttributes?: boolean
}

function wholeNumber(text: string | null, highest: number): number | null {
  const digits = (text ?? '').replace(/[\s\u00A0]/g, '')
  if (!/^\d{1,7}$/.test(digits)) return null
  return Math.min(Number(digits), highest)
}

/** Parses a URL; drops invalid parameters. */
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

/** The query of a state in canonical order without defaults: empty, or starts with `?`. */
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

/** Applies a change; any change except the page resets the page to 1. */
export function withChange<Sorting extends string>(
  state: ListState<Sorting>,
  change: Partial<ListState<Sorting>>,
): ListState<Sorting> {
  return { ...state, page: 1, isTogether: false, ...change }
}

/** The change that removes one filter, named as in the API (`releases`). */
export const withoutFilter = (state: ListState, filter: string): Partial<Omit<ListState, 'sorting'>> => {
  if (filter === 'price') return { priceFrom: null, priceTo: null }
  if (filter === 'farmer') return { farmers: [] }
  if (filter === 'date') return { dates: [] }
  if (filter === 'attributes') return { attributes: [] }
  return { flags: state.flags.filter((flag) => flag !== filter) }
}

/** Removes all filters; keeps text and sorting. */
export function withoutFilters<Sorting extends string>(state: ListState<Sorting>): ListState<Sorting> {
  return withChange(state, { priceFrom: null, priceTo: null, farmers: [], flags: [], attributes: [], dates: [] })
}

/** Number of active filters; a price range is one filter. */
export function countFilters(state: ListState): number {
  const range = state.priceFrom !== null || state.priceTo !== null ? 1 : 0
  return range + state.farmers.length + state.flags.length + state.attributes.length + state.dates.length
}

/** Whether the list is a view of another page: filtered, searched, sorted or with several pages displayed together. */
export function isNarrowed<Sorting extends string>(state: ListState<Sorting>, kind: ListKind<Sorting>): boolean {
  return countFilters(state) > 0 || state.text !== '' || state.sorting !== kind.sortings[0] || state.isTogether
}

/** Extracts the id from a filter: `farmer:101` → `101` */
export const organizationIdOf = (value: string): string => value.replace('farmer:', '')

/** The `filters` parameter of the API. */
export function apiFilters(state: ListState): string[] {
  const { priceFrom, priceTo } = state
  const price = priceFrom === null && priceTo === null ? [] : [`price:${priceFrom ?? ''}-${priceTo ?? ''}`]
  return [...price, ...state.flags, ...state.attributes, ...state.farmers.map((id) => `farmer:${id}`)]
}

/**
 * The range of items to request.
 * @param cards items of other kinds on the first page (spec 9: the first load of a category is eleven)
 */
export function rangeOf(state: ListState, cards = 0): { from: number; size: number } {
  if (state.isTogether) return { from: 0, size: PAGE_SIZE * state.page - cards }
  return state.page === 1
    ? { from: 0, size: PAGE_SIZE - cards }
    : { from: PAGE_SIZE * (state.page - 1) - cards, size: PAGE_SIZE }
}

/** `rangeOf` for calls with page parameters. */
export function pageOf(state: ListState): { page: number; perPage: number } {
  return state.isTogether ? { page: 1, perPage: PAGE_SIZE * state.page } : { page: state.page, perPage: PAGE_SIZE }
}

export const countPages = (totalItems: number, cards = 0): number =>
  Math.max(1, Math.ceil((totalItems + cards) / PAGE_SIZE))

/** The state after «show more»; null at the end of the list or where pages are displayed one by one. */
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

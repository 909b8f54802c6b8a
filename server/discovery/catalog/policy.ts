/** Time to live of cached categories, counts and bounds. */
export const COUNTS_TTL_MS = 60_000
/** Maximum cached answers of each kind. */
export const MAX_REMEMBERED = 5_000
/**
 * Sizes of the product caches in bytes: stored cards and details by version, and parts made of them by place and
 * moment. They suffice for the ten thousand most requested products.
 */
export const MAX_BYTES_OF = {
  storedCards: 16 * 2 ** 20,
  details: 8 * 2 ** 20,
  cards: 24 * 2 ** 20,
  products: 16 * 2 ** 20,
} as const
/** Filtered lists are counted exactly up to this number; the total of a longer list is this number. */
export const MAX_COUNTED = 2_000
/**
 * Maximum matches that a search sorts. For a more frequent phrase the list is scanned, and this number is its total.
 */
export const MAX_SEARCH_HITS = 3_000
/** Maximum matches sorted while a phrase is being typed. */
export const MAX_TYPED_HITS = 1_000
/** Maximum rows of the list that a search scans before it uses the word index. */
export const MAX_SEARCH_WALKED = 10_000
/** Maximum products of a list with filter counts. */
export const MAX_FACETED = 60_000
/** Maximum cached numbers of sellers' facets by category, four bytes each. */
export const MAX_NUMBERS_OF_SELLERS = 6_000_000
/** Products bought together: period of the orders, minimum of different customers, maximum stored per product. */
export const TOGETHER = { days: 180, enough: 5, most: 12 } as const
export const MAX_FARMER_OPTIONS = 20
/** Time to live and maximum number of cached orders of farmer lists. */
export const ORDER_TTL_MS = 10_000
export const MAX_ORDERS = 500
/** Latest orders of a customer that «bought before» takes into account. */
export const MAX_ORDERS_REMEMBERED = 200
/** Pre-orders that ripen later than after this number of days are not shown. */
export const RIPENING_DAYS = 120

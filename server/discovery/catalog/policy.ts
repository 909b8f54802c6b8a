/** Time to live of categories, counts and bounds. */
export const COUNTS_TTL_MS = 60_000
/** Cached answers of each kind. */
export const MAX_REMEMBERED = 5_000
/**
 * Caches of products, bytes each: stored cards and details by version, and parts made of them by place and moment.
 * Together they hold the ten thousand most requested products.
 */
export const MAX_BYTES_OF = {
  storedCards: 16 * 2 ** 20,
  details: 8 * 2 ** 20,
  cards: 24 * 2 ** 20,
  products: 16 * 2 ** 20,
} as const
/** Filtered lists are counted exactly up to this number; a longer one shows it. */
export const MAX_COUNTED = 2_000
/** Matches that a search sorts; for a more frequent phrase the list is scanned, and this number is its total. */
export const MAX_SEARCH_HITS = 3_000
/** The same while a phrase is being typed. */
export const MAX_TYPED_HITS = 1_000
/** Rows of the list that a search scans before it uses the word index. */
export const MAX_SEARCH_WALKED = 10_000
/** A list with more products at the place has filters without counts. */
export const MAX_FACETED = 60_000
/** Cached numbers of sellers by category, four bytes each. */
export const MAX_NUMBERS_OF_SELLERS = 6_000_000
/** Bought together: in orders of half a year, by at least this many different customers. */
export const TOGETHER = { days: 180, enough: 5, most: 12 } as const
export const MAX_FARMER_OPTIONS = 20
/** Time to live of the order of a farmer list, and their number. */
export const ORDER_TTL_MS = 10_000
export const MAX_ORDERS = 500
/** Latest orders that count for «bought before». */
export const MAX_ORDERS_REMEMBERED = 200
/** Products that ripen later than this are not shown. */
export const RIPENING_DAYS = 120

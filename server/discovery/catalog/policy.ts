/** Limits of the catalogue in one place. */

/** How long categories, counts and bounds are remembered: they may lag behind by this much. */
export const COUNTS_TTL_MS = 60_000
/** Remembered answers of each kind. */
export const MAX_REMEMBERED = 5_000
/**
 * What is remembered of products, bytes each: stored cards and details by version, what is made of them by place and
 * moment. Together they hold the ten thousand products that are asked for most.
 */
export const MAX_BYTES_OF = {
  storedCards: 16 * 2 ** 20,
  details: 8 * 2 ** 20,
  cards: 24 * 2 ** 20,
  products: 16 * 2 ** 20,
} as const
/** Filtered lists are counted exactly up to here; a longer one says this number. */
export const MAX_COUNTED = 2_000
/** Matches a search sorts; a phrase that promises more is found by walking the list, and its total says this number. */
export const MAX_SEARCH_HITS = 3_000
/** The same while a phrase is being typed. */
export const MAX_TYPED_HITS = 1_000
/** Rows of the list a search walks past before it gives up and asks the word index. */
export const MAX_SEARCH_WALKED = 10_000
/** A list of more goods at the place is offered with filters, but without counts beside them. */
export const MAX_FACETED = 60_000
/** Numbers remembered of what sellers have in categories, of four bytes each. */
export const MAX_NUMBERS_OF_SELLERS = 6_000_000
/** Bought together: by orders of half a year, of this many different customers at least. */
export const TOGETHER = { days: 180, enough: 5, most: 12 } as const
/** Farmers offered in the filter. */
export const MAX_FARMER_OPTIONS = 20
/** How long the order of a list of farmers is remembered, and how many such lists. */
export const ORDER_TTL_MS = 10_000
export const MAX_ORDERS = 500
/** Of how many last orders «what you bought before» is made. */
export const MAX_ORDERS_REMEMBERED = 200
/** Nobody is shown what ripens later than so many days from now. */
export const RIPENING_DAYS = 120

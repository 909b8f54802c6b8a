/** Maximum phrases shown. */
export const MAX_PHRASES = 6
export const MAX_PRODUCTS = 5
export const MAX_CATEGORIES = 4
/** Maximum categories shown before a text is typed. */
export const MAX_ROOTS = 6
export const MAX_FARMERS = 3
export const MAX_RECIPES = 2
export const MAX_RESTAURANTS = 2
export const MAX_DISHES = 3

/** Maximum words and UTF-16 units of a text that suggestions use. */
export const MAX_SUGGEST_WORDS = 5
export const MAX_SUGGEST_TEXT = 40

/** Minimum number of different people for a popular phrase. */
export const ENOUGH_PEOPLE = 5
/** Retention of queries, days. */
export const ASK_DAYS = 30
/** Retention of phrases without results, days. */
export const EMPTY_DAYS = 90
/** Maximum queries and maximum phrases without results stored per day. */
export const MAX_ASKS = 200_000
export const MAX_EMPTY = 5_000
/** Maximum popular phrases stored per region. */
export const MAX_POPULAR = 500
/** Maximum phrases without results shown to the office. */
export const MAX_EMPTY_SHOWN = 200
/** Maximum synonyms shown to the office at once; others are found by their beginning. */
export const MAX_SYNONYMS_SHOWN = 100

/** Period of the clicks that affect the ranking, days, and their minimum per product and phrase. */
export const CLICK_DAYS = 30
export const ENOUGH_CLICKS = 3

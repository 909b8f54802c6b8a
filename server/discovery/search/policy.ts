/** Shown of each kind. */
export const MAX_PHRASES = 6
export const MAX_PRODUCTS = 5
export const MAX_CATEGORIES = 4
/** Categories shown before anything is typed. */
export const MAX_ROOTS = 6
export const MAX_FARMERS = 3
export const MAX_RECIPES = 2
export const MAX_RESTAURANTS = 2
export const MAX_DISHES = 3

/** Words and UTF-16 units of a text that suggestions use. */
export const MAX_SUGGEST_WORDS = 5
export const MAX_SUGGEST_TEXT = 40

/** Minimum of different people for a popular phrase. */
export const ENOUGH_PEOPLE = 5
/** Days for which queries are stored. */
export const ASK_DAYS = 30
/** Days for which phrases without results are stored. */
export const EMPTY_DAYS = 90
/** Maximum of stored queries and of stored empty phrases per day. */
export const MAX_ASKS = 200_000
export const MAX_EMPTY = 5_000
/** Popular phrases stored per region. */
export const MAX_POPULAR = 500
/** Empty phrases shown to an administrator. */
export const MAX_EMPTY_SHOWN = 200

/** Days of clicks that count, and the minimum per product and phrase. */
export const CLICK_DAYS = 30
export const ENOUGH_CLICKS = 3

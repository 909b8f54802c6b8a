/** Limits of the search box in one place. */

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

/** Words and UTF-16 units of a text that suggestions look at. */
export const MAX_SUGGEST_WORDS = 5
export const MAX_SUGGEST_TEXT = 40

/** A phrase is popular from so many different people on. */
export const ENOUGH_PEOPLE = 5
/** How long who asked is kept, days. */
export const ASK_DAYS = 30
/** How long what found nothing is kept, days. */
export const EMPTY_DAYS = 90
/** Rows kept of one day's asking and of one day's empty phrases; what comes after is not kept. */
export const MAX_ASKS = 200_000
export const MAX_EMPTY = 5_000
/** Popular phrases kept of a region. */
export const MAX_POPULAR = 500
/** Empty phrases shown at a desk. */
export const MAX_EMPTY_SHOWN = 200

/** Clicks of a month count; a product needs so many of them under a phrase. */
export const CLICK_DAYS = 30
export const ENOUGH_CLICKS = 3

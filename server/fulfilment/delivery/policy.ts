/** Limits of delivery in one place. */

/** A trade place serves its region and everyone this near, metres: people go to the next town, not across the country. */
export const PICKUP_RADIUS_METRES = 50_000
/** Places whose reach is kept in memory. */
export const MOST_CACHED_PLACES = 2_000
/** Offers kept within one minute. */
export const MOST_CACHED_OFFERS = 20_000
/** Days shown in the date filter of lists. */
export const DATE_FILTER_DAYS = 14
/** Trade places in one answer of the map. */
export const MOST_PICKUP_POINTS = 500

/** Distance within which a trade place serves people of other regions, metres. */
export const PICKUP_RADIUS_METRES = 50_000
export const MAX_CACHED_PLACES = 4_000
/** Maximum cached zones, some kilobytes each. */
export const MAX_CACHED_ZONES = 2_000
/** Number of seller changes after which a place is looked up again without checking whether they affect it. */
export const MAX_KNOWN_CHANGES = 200
/** Number of sellers changed together above which every place is looked up again. */
export const MAX_TOUCHING_SELLERS = 20
/** Number of sellers changed together above which the whole map is rebuilt. */
export const MAX_REPLACED_SELLERS = 1_000
/** Maximum cached offers of one minute. */
export const MAX_CACHED_OFFERS = 20_000
/** Maximum zones with cached days of one minute, about thirty kilobytes each. */
export const MAX_CACHED_DAYS = 200
/** Days in the date filter of lists. */
export const DATE_FILTER_DAYS = 14
/** Maximum trade places in one response of the map. */
export const MAX_PICKUP_POINTS = 500
/** Additional capacity of bit sets for new seller ids. */
export const ROOM_FOR_IDS = 2_048
/** Maximum towns with carrier offices in memory; the country has about four thousand. */
export const MAX_CARRIER_TOWNS = 20_000
/** Maximum learned transport times in memory. */
export const MAX_CARRIER_TERMS = 50_000
/** Days for which a learned transport time is valid, also for a missing route. */
export const CARRIER_TERM_DAYS = 7
/**
 * Minimum share of the previous towns in a new list of the carrier's offices; a shorter list counts as a broken
 * response.
 */
export const LEAST_TOWNS_SHARE = 0.5
/** Maximum towns with cached times from all sellers; a town takes a byte per seller. */
export const MAX_CACHED_TOWNS = 300
/** Minutes until lists use newly learned transport times. */
export const PUBLISH_TERMS_MINUTES = 5

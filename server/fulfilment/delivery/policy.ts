/** Limits of delivery in one place. */

/** A trade place serves its region and everyone this near, metres: people go to the next town, not across the country. */
export const PICKUP_RADIUS_METRES = 50_000
/** Places whose zone is kept in memory. */
export const MAX_CACHED_PLACES = 4_000
/** Zones that are kept in memory: some kilobytes each. */
export const MAX_CACHED_ZONES = 2_000
/** Changes of sellers after which a place is looked up anew rather than asked whether it is touched. */
export const MAX_KNOWN_CHANGES = 200
/** When more sellers change at once, every place is looked up anew. */
export const MAX_TOUCHING_SELLERS = 20
/** When more sellers change at once than these, all are put on the map anew. */
export const MAX_REPLACED_SELLERS = 1_000
/** Offers kept within one minute. */
export const MAX_CACHED_OFFERS = 20_000
/** Zones whose days are kept within one minute: some thirty kilobytes each. */
export const MAX_CACHED_DAYS = 200
/** Days shown in the date filter of lists. */
export const DATE_FILTER_DAYS = 14
/** Trade places in one answer of the map. */
export const MAX_PICKUP_POINTS = 500
/** Ids of sellers to come for which there is room in what is kept as bits. */
export const ROOM_FOR_IDS = 2_048
/** Towns with points of the carrier that a node keeps in memory; the country has some four thousand. */
export const MAX_CARRIER_TOWNS = 20_000
/** Ways of which something worse than usual was learned, kept in memory. */
export const MAX_CARRIER_TERMS = 50_000
/** What was learned of a way is believed for so many days: also that the carrier does not go it. */
export const CARRIER_TERM_DAYS = 7
/** A list of the carrier's points with less than this share of the towns before is taken for a broken answer. */
export const LEAST_TOWNS_SHARE = 0.5
/** Towns to which the days of all sellers are kept: a byte for each seller. */
export const MAX_CACHED_TOWNS = 300
/** Minutes after which lists count with what was learned of the carrier's ways. */
export const TELL_TERMS_MINUTES = 5

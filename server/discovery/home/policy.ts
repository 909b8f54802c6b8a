/** Root categories of crops by URL key; other pre-orders (cakes, fish) do not ripen. */
export const GROWING = ['ovoshchi', 'frukty-i-yagody', 'zelen-i-griby']

export const MAX_FRESH = 12
export const MAX_RIPENING = 12
export const MAX_RECIPES = 4
export const MAX_ABSENT = 8
export const MAX_NEWS = 6
/** Number of requested products; it exceeds the number shown, because sold-out products are dropped. */
export const REQUESTED_PRODUCTS = 24

/** Time to live and maximum number of cached choices. Prices and stock are always current. */
export const CHOICE_TTL_MS = 10 * 60_000
export const MAX_CHOICES = 500

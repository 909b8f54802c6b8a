/** Limits of the home page in one place. */

/** Root categories of what grows, by their addresses: only that ripens, a cake or a fish to order does not. */
export const GROWING = ['ovoshchi', 'frukty-i-yagody', 'zelen-i-griby']

export const MAX_FRESH = 12
export const MAX_RIPENING = 12
export const MAX_RECIPES = 4
export const MAX_ABSENT = 8
export const MAX_NEWS = 6
/** More are asked for than shown: what has just been sold out is left out. */
export const ASKED = 24

/** How long what a place is shown is remembered (prices and stock are of the moment all the same), and for how many. */
export const CHOICE_TTL_MS = 10 * 60_000
export const MAX_CHOICES = 500

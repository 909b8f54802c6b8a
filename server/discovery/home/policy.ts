/** Root categories of crops by URL key: only these ripen, unlike a cake or a fish to order. */
export const GROWING = ['ovoshchi', 'frukty-i-yagody', 'zelen-i-griby']

export const MAX_FRESH = 12
export const MAX_RIPENING = 12
export const MAX_RECIPES = 4
export const MAX_ABSENT = 8
export const MAX_NEWS = 6
/** More are requested than shown, because sold-out ones are dropped. */
export const ASKED = 24

/** Time to live of a choice (prices and stock are always current), and the number of choices. */
export const CHOICE_TTL_MS = 10 * 60_000
export const MAX_CHOICES = 500

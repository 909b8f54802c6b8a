/** Types of sellers in the list of the office. */
export const LISTED_SELLER_TYPES = ['farmer', 'restaurant', 'tour_operator'] as const

/** Orders of the list; the first one is the default. */
export const OFFICE_SELLER_ORDERS = ['title', 'newest', 'oldest'] as const

/** Days for which an ended festival is shown. */
export const SHOWN_AFTER_DAYS = 14
/** Maximum of products examined per section. */
export const MAX_GOODS = 2_000

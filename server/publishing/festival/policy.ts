/** Days after its end during which a festival is shown. */
export const SHOWN_AFTER_DAYS = 14
/** Maximum products examined per section. */
export const MAX_GOODS = 2_000

/** What a page tells of its visitor, step by step towards a purchase; what follows is told by orders and payments. */
export const PAGE_STEPS = ['view-list', 'view-product', 'add-to-cart', 'begin-checkout'] as const
export type PageStep = (typeof PAGE_STEPS)[number]

/** The way of a purchase, from a list to the money. */
export const FUNNEL = [...PAGE_STEPS.slice(0, 3), 'show-cart', 'begin-checkout', 'order-placed', 'order-paid'] as const

/** Lists that goods are seen in. */
export const LISTS = ['category', 'search', 'farmer'] as const
export type ListName = (typeof LISTS)[number]

/** The visitor's answers about cookies: proofs, kept longer than deeds. */
export const CONSENT_KINDS = ['accept-cookies', 'withdraw-cookies'] as const

/** Which text of the notice an answer was given to; a new text gets a new number. */
export const COOKIE_TEXT_VERSION = '3'

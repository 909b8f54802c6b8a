/** Funnel steps that a page reports about its visitor. Later steps are derived from orders and payments. */
export const PAGE_STEPS = ['view-list', 'view-product', 'add-to-cart', 'begin-checkout'] as const
export type PageStep = (typeof PAGE_STEPS)[number]

/** The purchase funnel, from a list to the payment. */
export const FUNNEL = [...PAGE_STEPS.slice(0, 3), 'show-cart', 'begin-checkout', 'order-placed', 'order-paid'] as const

export const LISTS = ['category', 'search', 'farmer'] as const
export type ListName = (typeof LISTS)[number]

/** Cookie consent events. They serve as proof, so they are retained longer than other events. */
export const CONSENT_KINDS = ['accept-cookies', 'withdraw-cookies'] as const

/** Version of the consent text a visitor answered. A new text gets a new number. */
export const COOKIE_TEXT_VERSION = '3'

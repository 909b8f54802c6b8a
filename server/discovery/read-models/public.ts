import { topicOfOne } from '../../platform/invalidation/invalidations.ts'

/**
 * Announces products that look otherwise on pages, by ids joined by commas: a card or a page says something else, the
 * last one was sold, there are some again.
 */
export const productsChanged = topicOfOne('product_changed')

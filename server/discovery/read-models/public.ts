import { topicOfOne } from '../../platform/invalidation/invalidations.ts'

/** Ids, joined by commas, of products with a changed page: a changed card or details, sold out, or available again. */
export const productsChanged = topicOfOne('product_changed')

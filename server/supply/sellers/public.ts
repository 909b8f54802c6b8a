import { topicOfAll } from '../../platform/invalidation/invalidations.ts'

/** The channel on which changed sellers, rates, areas and trade places are announced. */
export const sellersChanged = topicOfAll('delivery_changed')

import { topicOfAll, topicOfOne } from '../../platform/invalidation/invalidations.ts'

/** The channel on which changed sellers, rates, areas and trade places are announced. */
export const sellersChanged = topicOfAll('delivery_changed')
/** Announces, by id, a seller that began or ceased to trade or to be shown. */
export const sellerStateChanged = topicOfOne('seller_state_changed')

import { topicOfOne } from '../../platform/invalidation/invalidations.ts'

/** Announces, by id, a seller of whom something changed that nodes keep: terms, areas, trade places, full days. */
export const sellersChanged = topicOfOne('delivery_changed')
/** Announces, by id, a seller that began or ceased to trade or to be shown. */
export const sellerStateChanged = topicOfOne('seller_state_changed')

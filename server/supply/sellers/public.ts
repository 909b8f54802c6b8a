import { topicOfOne } from '../../platform/invalidation/invalidations.ts'

/** Topic that announces, by id, a seller with changed cached facts: terms, areas, trade places, full days. */
export const sellersChanged = topicOfOne('delivery_changed')
/** Topic that announces, by id, a seller that was enabled, disabled, shown or hidden. */
export const sellerStateChanged = topicOfOne('seller_state_changed')
export { LEGAL_KIND_SQL, stateSql } from './seller-state-sql.ts'

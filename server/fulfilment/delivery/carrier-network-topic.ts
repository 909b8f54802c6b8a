import { topicOfAll } from '../../platform/invalidation/invalidations.ts'

/** Topic that announces changed offices or transport times of the carrier. */
export const carrierNetworkChanged = topicOfAll('carrier_network_changed')

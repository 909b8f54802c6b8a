import { topicOfAll } from '../../platform/invalidation/invalidations.ts'

/** Announces that the carrier's points, or what was learned of its ways, are others than before. */
export const carrierNetworkChanged = topicOfAll('carrier_network_changed')

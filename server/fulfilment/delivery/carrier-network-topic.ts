import { topicOfAll } from '../../platform/invalidation/invalidations.ts'

/** Announces that the carrier's offices or its learned transport times have changed. */
export const carrierNetworkChanged = topicOfAll('carrier_network_changed')

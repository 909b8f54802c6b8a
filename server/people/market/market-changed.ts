import { topicOfAll } from '../../platform/invalidation/invalidations.ts'

/** Announces a changed market. */
export const marketChanged = topicOfAll('market_changed')

import { topicOfOne } from '../../platform/invalidation/invalidations.ts'

/** The channel that announces changed restaurants, cuisines and opening hours. */
export const menusChanged = topicOfOne('menu_changed')

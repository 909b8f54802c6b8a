import { topicOfOne } from '../../platform/invalidation/invalidations.ts'

/** The channel on which changed restaurants, kitchens and opening hours are announced. */
export const menusChanged = topicOfOne('menu_changed')

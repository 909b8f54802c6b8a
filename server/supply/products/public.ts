import { topicOfAll } from '../../platform/invalidation/invalidations.ts'

export { skuOf, slugOfTitle } from './new-names.ts'

/** Topic that announces added, changed and removed categories. */
export const categoriesChanged = topicOfAll('category_changed')

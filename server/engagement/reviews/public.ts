import { topicOfAll } from '../../platform/invalidation/invalidations.ts'

/** Topic that announces changed tags of reviews. */
export const reviewTagsChanged = topicOfAll('review_tags_changed')

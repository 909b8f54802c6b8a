import { topicOfAll } from '../../platform/invalidation/invalidations.ts'

export { createContentCommands } from './content-commands.ts'

/** Announces changed content. */
export const contentChanged = topicOfAll('content_changed')

import { topicOfAll } from '../../platform/invalidation/invalidations.ts'

export { createContentCommands } from './content-commands.ts'

/** The channel on which changed content is announced. */
export const contentChanged = topicOfAll('content_changed')

import { topicOfOne } from '../../platform/invalidation/invalidations.ts'

export { createSitePageCommands } from './site-page-commands.ts'

/** The channel on which sites are announced whose visitors see something else now. */
export const sitePagesChanged = topicOfOne('site_page_changed')

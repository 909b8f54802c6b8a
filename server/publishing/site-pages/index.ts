import { topicOfOne } from '../../platform/invalidation/invalidations.ts'

export { createSitePageCommands } from './site-page-commands.ts'

/** Announces sites with changed public pages. */
export const sitePagesChanged = topicOfOne('site_page_changed')

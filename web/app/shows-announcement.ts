import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { isAnnounced } from '@okolitsa/domain/market/announced.ts'

/** Pages that are shown before the market opens: drafts of sellers' sites, by secret links. */
const SHOWN_BEFORE = /^\/preview\//

/** Whether a path of the shop shows the announcement of a market that is not open yet. */
export const showsAnnouncement = (site: Pick<SiteInfo, 'market' | 'isPreview'>, pathname: string): boolean =>
  isAnnounced(site) && !SHOWN_BEFORE.test(pathname)

import type { PageContent } from '@okolitsa/domain/site-pages/page-content.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface PublishedPageRow {
  path: string
  isInMenu: boolean
  content: PageContent
}

/** Published pages of a site that the office does not hide, in the order of its menu. */
export const listPublished = (executor: Executor, siteUuid: string): Promise<PublishedPageRow[]> =>
  run<PublishedPageRow>(
    executor,
    `select site_page.path, site_page.is_in_menu as "isInMenu", shown.content from site_page
       join site_page_version shown on shown.page_id = site_page.id and shown.version = site_page.published_version
      where site_page.site_uuid = $1 and site_page.hidden_because is null order by site_page.position, site_page.path`,
    [siteUuid],
  )

/** A draft of this site; null = no such draft. */
export async function findDraft(
  executor: Executor,
  siteUuid: string,
  pageId: string,
): Promise<{ path: string; draft: PageContent } | null> {
  const [row] = await run<{ path: string; draft: PageContent }>(
    executor,
    'select path, draft from site_page where id = $1 and site_uuid = $2',
    [pageId, siteUuid],
  )
  return row ?? null
}

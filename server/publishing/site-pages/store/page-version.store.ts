import type { PageContent } from '@okolitsa/domain/site-pages/page-content.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface PageVersionRow {
  version: number
  revision: number
  publishedAt: Date
  /** Name of the author; null = the shop itself. */
  publishedBy: string | null
}

const VERSION = `version, revision, published_at as "publishedAt",
  (select name from staff_person as staff_account where staff_account.id = published_by) as "publishedBy"`

/** Versions of a page, the latest first. */
export const listVersions = (executor: Executor, pageId: string): Promise<PageVersionRow[]> =>
  run<PageVersionRow>(executor, `select ${VERSION} from site_page_version where page_id = $1 order by version desc`, [
    pageId,
  ])

export async function findVersion(
  executor: Executor,
  pageId: string,
  version: number,
): Promise<(PageVersionRow & { content: PageContent }) | null> {
  const [row] = await run<PageVersionRow & { content: PageContent }>(
    executor,
    `select content, ${VERSION} from site_page_version where page_id = $1 and version = $2`,
    [pageId, version],
  )
  return row ?? null
}

/** Number and draft of the latest version; null = never published. */
export async function findLatest(
  executor: Executor,
  pageId: string,
): Promise<Pick<PageVersionRow, 'version' | 'revision'> | null> {
  const [row] = await run<{ version: number; revision: number }>(
    executor,
    'select version, revision from site_page_version where page_id = $1 order by version desc limit 1',
    [pageId],
  )
  return row ?? null
}

export async function insertVersion(
  tx: Executor,
  version: {
    readonly pageId: string
    readonly version: number
    readonly content: PageContent
    readonly revision: number
    readonly at: Date
    readonly by: number | null
  },
): Promise<void> {
  await run(
    tx,
    `insert into site_page_version (page_id, version, content, revision, published_at, published_by)
     values ($1, $2, $3, $4, $5, $6)`,
    [version.pageId, version.version, JSON.stringify(version.content), version.revision, version.at, version.by],
  )
}

/** Deletes all versions but the latest ones and the published one. */
export async function deleteOldVersions(tx: Executor, pageId: string, most: number): Promise<void> {
  await run(
    tx,
    `delete from site_page_version where page_id = $1
       and version <= (select max(version) from site_page_version where page_id = $1) - $2::int
       and version is distinct from (select published_version from site_page where id = $1)`,
    [pageId, most],
  )
}

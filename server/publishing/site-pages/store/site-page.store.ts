import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import type { HiddenBecause } from '@okolitsa/domain/moderation/moderation.ts'
import type { PageContent } from '@okolitsa/domain/site-pages/page-content.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { DeskPageRow } from '../ports.ts'

const OWNERS = { organization: 'site.organization_id', customer: 'null' }
const PAGE = `site_page.id, site_page.site_uuid as "siteUuid", site.organization_id as "organizationId", site_page.path,
  site_page.is_in_menu as "isInMenu", site_page.position, site_page.draft, site_page.revision,
  site_page.changed_at as "changedAt",
  (select name from staff_person as staff_account where staff_account.id = site_page.changed_by) as "changedBy",
  site_page.published_version as "publishedVersion",
  (select shown.revision from site_page_version shown
    where shown.page_id = site_page.id and shown.version = site_page.published_version) as "publishedRevision"`

/** The seller of a site; null = no such site in the scope. */
export async function findSite(executor: Executor, scope: Scope, siteUuid: string): Promise<number | null> {
  const [row] = await run<{ organizationId: number }>(
    executor,
    `select organization_id as "organizationId" from site where uuid = $1 and ${within(scope, OWNERS, 1)}`,
    [siteUuid, ...scopeValues(scope)],
  )
  return row?.organizationId ?? null
}

/** Serializes changes to the pages of one site until the end of the transaction. */
export async function lockPagesOf(tx: Executor, siteUuid: string): Promise<void> {
  await run(tx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`site-pages:${siteUuid}`])
}

/** Pages of a site in their order. */
export const listPages = (executor: Executor, scope: Scope, siteUuid: string): Promise<DeskPageRow[]> =>
  run<DeskPageRow>(
    executor,
    `select ${PAGE} from site_page join site on site.uuid = site_page.site_uuid
      where site_page.site_uuid = $1 and ${within(scope, OWNERS, 1)} order by site_page.position, site_page.path`,
    [siteUuid, ...scopeValues(scope)],
  )

export async function findPage(executor: Executor, scope: Scope, id: string): Promise<DeskPageRow | null> {
  const [row] = await run<DeskPageRow>(
    executor,
    `select ${PAGE} from site_page join site on site.uuid = site_page.site_uuid
      where site_page.id = $1 and ${within(scope, OWNERS, 1)}`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

/** Locks the page until the end of the transaction. */
export async function takePage(tx: Executor, scope: Scope, id: string): Promise<DeskPageRow | null> {
  const [row] = await run<DeskPageRow>(
    tx,
    `select ${PAGE} from site_page join site on site.uuid = site_page.site_uuid
      where site_page.id = $1 and ${within(scope, OWNERS, 1)} for update of site_page`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

export interface WrittenDraft {
  readonly content: PageContent
  readonly at: Date
  /** Id of the author; null = the shop itself. */
  readonly by: number | null
}

/** Appends a page to its site; returns its id. */
export async function insertPage(
  tx: Executor,
  page: { readonly siteUuid: string; readonly path: string },
  { content, at, by }: WrittenDraft,
): Promise<string> {
  const [row] = await run<{ id: string }>(
    tx,
    `insert into site_page (site_uuid, path, position, draft, changed_at, changed_by)
     select $1, $2, coalesce(max(position) + 1, 0), $3, $4::timestamptz, $5::int from site_page where site_uuid = $1
     returning id`,
    [page.siteUuid, page.path, JSON.stringify(content), at, by],
  )
  if (!row) throw new Error('a page was not written')
  return row.id
}

export async function updatePlace(
  tx: Executor,
  id: string,
  place: { readonly path: string; readonly isInMenu: boolean; readonly position: number },
): Promise<void> {
  await run(tx, 'update site_page set path = $2, is_in_menu = $3, position = $4 where id = $1', [
    id,
    place.path,
    place.isInMenu,
    place.position,
  ])
}

export async function updateDraft(tx: Executor, id: string, { content, at, by }: WrittenDraft): Promise<void> {
  await run(
    tx,
    `update site_page set draft = $2, revision = revision + 1, changed_at = $3, changed_by = $4 where id = $1`,
    [id, JSON.stringify(content), at, by],
  )
}

export async function updatePublished(tx: Executor, id: string, version: number | null): Promise<void> {
  await run(tx, 'update site_page set published_version = $2 where id = $1', [id, version])
}

/** Hides a page by the office, or shows it; nodes forget the pages of its site. */
export async function saveHidden(
  tx: Executor,
  { id, siteUuid }: Pick<DeskPageRow, 'id' | 'siteUuid'>,
  because: HiddenBecause | null,
): Promise<void> {
  await run(
    tx,
    `with hidden as (update site_page set hidden_because = $2 where id = $1)
     select pg_notify('site_page_changed', $3)`,
    [id, because, siteUuid],
  )
}

/** Marks a hidden page as waiting for the office again; false = it is not hidden. */
export async function markWaiting(tx: Executor, id: string): Promise<boolean> {
  const rows = await run(
    tx,
    `update site_page set hidden_because = 'waiting' where id = $1 and hidden_because is not null returning id`,
    [id],
  )
  return rows.length > 0
}

/** A published page of a site that the office does not hide; null = none. */
export async function findShownPage(
  executor: Executor,
  scope: Scope,
  { siteUuid, path }: Pick<DeskPageRow, 'siteUuid' | 'path'>,
): Promise<Pick<DeskPageRow, 'id' | 'organizationId'> | null> {
  const [row] = await run<Pick<DeskPageRow, 'id' | 'organizationId'>>(
    executor,
    `select site_page.id, site.organization_id as "organizationId" from site_page
       join site on site.uuid = site_page.site_uuid
      where site_page.site_uuid = $1 and site_page.path = $2 and site_page.published_version is not null
        and site_page.hidden_because is null and ${within(scope, OWNERS, 2)}`,
    [siteUuid, path, ...scopeValues(scope)],
  )
  return row ?? null
}

/** Published contents of pages with their sellers, for the office. */
export const listModerated = (
  executor: Executor,
  scope: Scope,
  ids: readonly string[],
): Promise<(Pick<DeskPageRow, 'id' | 'path'> & { content: PageContent; sellerTitle: string })[]> =>
  run(
    executor,
    `select site_page.id, site_page.path, shown.content, seller.title as "sellerTitle" from site_page
       join site on site.uuid = site_page.site_uuid join seller_card as seller on seller.id = site.organization_id
       join site_page_version shown on shown.page_id = site_page.id and shown.version = site_page.published_version
      where site_page.id = any($1::uuid[]) and ${within(scope, OWNERS, 1)}`,
    [ids, ...scopeValues(scope)],
  )

/** Published pages that were published last, newest first. */
export const listRecent = (
  executor: Executor,
  scope: Scope,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<{ content: PageContent }[]> =>
  run(
    executor,
    `select shown.content from site_page join site on site.uuid = site_page.site_uuid
       join site_page_version shown on shown.page_id = site_page.id and shown.version = site_page.published_version
      where shown.published_at > $1 and ${within(scope, OWNERS, 2)} order by shown.published_at desc limit $2`,
    [since, most, ...scopeValues(scope)],
  )

export async function deletePage(tx: Executor, id: string): Promise<void> {
  await run(tx, 'delete from site_page where id = $1', [id])
}

import type { SiteDocument } from '@okolitsa/domain/site-pages/page-content.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/**
 * The site that represents a seller: the requested one, otherwise its landing, otherwise another; null = none is open.
 */
export async function findSpeakingSite(
  executor: Executor,
  organizationId: number,
  asked: string | null,
): Promise<string | null> {
  const [row] = await run<{ uuid: string }>(
    executor,
    `select uuid from site where organization_id = $1 and is_published
      order by uuid is not distinct from $2::uuid desc, mode = 'landing' desc, is_constructor desc, uuid limit 1`,
    [organizationId, asked],
  )
  return row?.uuid ?? null
}

/** Blocks of a site's published pages, in the order of its menu. */
export async function listDocuments(executor: Executor, siteUuid: string): Promise<SiteDocument[]> {
  const rows = await run<{ document: SiteDocument }>(
    executor,
    `select content -> 'document' as document from site_page
       join site_page_version on page_id = site_page.id and version = published_version
      where site_uuid = $1 order by position, path`,
    [siteUuid],
  )
  return rows.map(({ document }) => document)
}

interface ListedService {
  id: number
  title: string
  text: string
  price: string
  picture: string | null
  total: number
}

/** Services of a site, in their order. */
export const listServices = (
  executor: Executor,
  siteUuid: string,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<ListedService[]> =>
  run<ListedService>(
    executor,
    `select id, title, description as text, price, picture, count(*) over ()::int as total from site_service
      where site_uuid = $1 and is_shown order by position, id limit $2 offset $3`,
    [siteUuid, perPage, (page - 1) * perPage],
  )

/** The title of a seller's service; null = not offered. */
export async function findService(executor: Executor, id: number, organizationId: number): Promise<string | null> {
  const [row] = await run<{ title: string }>(
    executor,
    `select site_service.title from site_service join site on site.uuid = site_uuid
      where id = $1 and organization_id = $2 and is_shown`,
    [id, organizationId],
  )
  return row?.title ?? null
}

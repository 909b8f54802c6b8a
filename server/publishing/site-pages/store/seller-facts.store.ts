import { type Executor, run } from '../../../platform/db/client.ts'
import type { SellerFacts } from '../first-page.ts'

/** Facts about a seller for its first page; null = no such seller. */
export async function findSellerFacts(executor: Executor, organizationId: number): Promise<SellerFacts | null> {
  const [row] = await run<{
    title: string
    tagline: string
    story: string[]
    ownerName: string
    place: string
    withCdek: boolean
    pictures: string[]
    ratingSum: number
    ratingCount: number
  }>(
    executor,
    `select title, tagline, story, owner_name as "ownerName",
       concat_ws(', ', coalesce(settlement, city), region) as place, with_cdek as "withCdek",
       array[image] || array(select picture ->> 'source' from jsonb_array_elements(further_pictures) as picture) as pictures,
       coalesce(rating_sum, 0)::int as "ratingSum", coalesce(rating_count, 0)::int as "ratingCount"
       from seller_card as organization join seller_page on seller_page.id = organization.id
       left join rating as rating_summary on about = 'farmer' and entity_id = organization.id
      where organization.id = $1`,
    [organizationId],
  )
  return row ?? null
}

export async function countSites(executor: Executor, organizationId: number): Promise<number> {
  const [row] = await run<{ sites: number }>(
    executor,
    'select count(*)::int as sites from site where organization_id = $1',
    [organizationId],
  )
  return row?.sites ?? 0
}

import { type Executor, run } from '../../../platform/db/client.ts'

export interface TourOrganizerRow {
  id: number
  slug: string
  title: string
  tagline: string
  story: string[]
  ownerName: string
  city: string | null
  settlement: string | null
  region: string
  smallImage: string
  hue: number
  legalName: string
  legalAddress: string
  tin: string
  ien: string
  termsOfUseLink: string | null
  pdnLink: string | null
  since: string
}

/** An organizer's public facts; null = unknown, or without tours. */
export async function findTourOrganizer(executor: Executor, organizationId: number): Promise<TourOrganizerRow | null> {
  const [row] = await run<TourOrganizerRow>(
    executor,
    `select seller_card.id, slug, title, tagline, story, owner_name as "ownerName", city, settlement, region,
       small_image as "smallImage", hue, legal_name as "legalName", legal_address as "legalAddress", tin, ien,
       terms_of_use_link as "termsOfUseLink", pdn_link as "pdnLink",
       (created_at at time zone time_zone)::date as since
       from seller_card join seller_page on seller_page.id = seller_card.id
      where seller_card.id = $1 and type = 'tour_operator' and is_enabled`,
    [organizationId],
  )
  return row ?? null
}

import type { RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import { bearsWay, type PlaceBytes, waysValue } from '../../../fulfilment/delivery/public.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { CardRow } from './card-row.ts'
import type { PictureRow } from './picture-row.ts'
import type { DocumentRow } from './product.store.ts'

export interface FarmerRow {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly tagline: string
  readonly smallImage: string
  readonly image: string
  readonly imageAlt: string
  readonly focusX: number | null
  readonly focusY: number | null
  readonly hue: number
  readonly city: string | null
  readonly settlement: string | null
  readonly region: string
  readonly latitude: number
  readonly longitude: number
  readonly ratingSum: number
  readonly ratingCount: number
  readonly createdAt: Date
  readonly timeZone: string
  readonly workWithSubscriptions: boolean
  readonly products: number
}

const FARMER_COLUMNS = `o.id, o.slug, o.title, o.tagline, o.small_image as "smallImage", o.image,
  page.image_alt as "imageAlt", page.image_focus_x as "focusX", page.image_focus_y as "focusY", o.hue, page.city,
  page.settlement, page.region, o.latitude, o.longitude, coalesce(rated.rating_sum, 0) as "ratingSum",
  coalesce(rated.rating_count, 0) as "ratingCount",
  page.created_at as "createdAt", o.time_zone as "timeZone", terms.work_with_subscriptions as "workWithSubscriptions",
  coalesce((select sum(n.products) from category_seller_count n where n.organization_id = o.id and n.category_id = 0), 0)::int as products`

const FARMER_JOINS = `join seller_page page on page.id = o.id join seller_terms terms on terms.id = o.id
  left join rating rated on rated.about = 'farmer' and rated.entity_id = o.id`

export interface FarmerListRow extends FarmerRow {
  readonly previews: CardRow[]
}

/** Farmers in the order of the ids, each with its most popular products of a category (0 = any). */
export function farmersByIds(
  executor: Executor,
  ids: readonly ShownSellerId[],
  previews: { readonly count: number; readonly categoryId: number; readonly place?: Pick<PlaceBytes, 'ways'> },
): Promise<FarmerListRow[]> {
  return run<FarmerListRow>(
    executor,
    `select ${FARMER_COLUMNS}, coalesce(shown.cards, '[]') as previews
     from unnest((select $1::int[])) with ordinality as wanted (id, place)
     join seller_card o on o.id = wanted.id
     ${FARMER_JOINS}
     left join lateral (
       select json_agg(json_build_object('id', c.product_id, 'version', c.xmin::text, 'kind', s.kind, 'left', s.on_hand - s.allocated - s.held)
         order by top.popularity desc, top.product_id) as cards
       from (
         select l.product_id, l.popularity from category_listing l
         where l.organization_id = o.id and l.category_id = $3
           and ($4::bytea is null or case when l.organization_id < length($4::bytea)
             then ${bearsWay('l.way_days', 'get_byte($4::bytea, l.organization_id)')} else false end)
         order by l.popularity desc, l.product_id limit $2
       ) as top
       join product_card c on c.product_id = top.product_id
       left join stock_level s on s.product_id = top.product_id
     ) as shown on true
     order by wanted.place`,
    [ids, previews.count, previews.categoryId, previews.place ? waysValue(previews.place) : null],
  )
}

export interface LegalRow {
  readonly legalName: string
  readonly legalAddress: string
  readonly tin: string
  readonly ien: string
}

export interface FarmerPageRow extends FarmerRow, LegalRow {
  readonly type: 'farmer' | 'restaurant' | 'tour_operator'
  readonly ownerName: string
  readonly story: string[]
  readonly furtherPictures: PictureRow[]
  readonly regionCode: RegionCode
  readonly termsOfUseLink: string | null
  readonly pdnLink: string | null
  readonly withCdek: boolean
  readonly hasOnlinePayment: boolean
  readonly hasTelephony: boolean
  readonly loyaltyProgram: { readonly accrualPercent: number; readonly maxSharePercent: number } | null
  readonly deliveryWeekdays: number[]
  readonly orderCutoff: string
  readonly processingDays: number
  readonly durationDays: number
  readonly fromHour: number
  readonly toHour: number
  readonly documents: DocumentRow[]
  readonly paymentMethods: string[]
  readonly hasHarvest: boolean
}

export async function findFarmerPage(executor: Executor, id: ShownSellerId): Promise<FarmerPageRow | null> {
  const [row] = await run<FarmerPageRow>(
    executor,
    `select ${FARMER_COLUMNS}, o.type, page.owner_name as "ownerName", page.story,
       page.further_pictures as "furtherPictures", page.region_code as "regionCode",
       o.legal_name as "legalName", o.legal_address as "legalAddress", o.tin, o.ien,
       page.terms_of_use_link as "termsOfUseLink", page.pdn_link as "pdnLink", page.with_cdek as "withCdek",
       terms.has_online_payment as "hasOnlinePayment", page.has_telephony as "hasTelephony", (select json_build_object('accrualPercent', l.accrual_percent, 'maxSharePercent', l.max_share_percent)
         from loyalty_terms l where l.organization_id = o.id) as "loyaltyProgram",
       terms.delivery_weekdays as "deliveryWeekdays", to_char(terms.order_cutoff, 'HH24:MI') as "orderCutoff",
       terms.processing_days as "processingDays", terms.delivery_duration_days as "durationDays",
       terms.window_from_hour as "fromHour", terms.window_to_hour as "toHour", page.documents,
       terms.payment_methods as "paymentMethods",
       exists (select from product p where p.organization_id = o.id and p.enabled and p.harvest_ready_on is not null) as "hasHarvest"
     from seller_card o ${FARMER_JOINS} where o.id = $1 and o.is_enabled and o.type = 'farmer'`,
    [id],
  )
  return row ?? null
}

export async function findLegal(executor: Executor, id: ShownSellerId): Promise<LegalRow | null> {
  const [row] = await run<LegalRow>(
    executor,
    `select legal_name as "legalName", legal_address as "legalAddress", tin, ien from seller_card where id = $1`,
    [id],
  )
  return row ?? null
}

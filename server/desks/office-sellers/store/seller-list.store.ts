import type { SellerState } from '@okolitsa/domain/sellers/seller-state.ts'
import { PAPER_EXPIRES_SOON_DAYS, type PapersState } from '@okolitsa/domain/sellers/suspension.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import {
  behindKey,
  byKey,
  equalsParameter,
  keyValues,
  type ListKey,
  type ListOrder,
} from '../../../platform/db/keyset.ts'
import { stateSql } from '../../../supply/sellers/public.ts'

export type ListedType = 'farmer' | 'restaurant' | 'tour_operator'
export type SellerOrder = 'title' | 'newest' | 'oldest'

export interface SellerFilters {
  readonly state?: SellerState | undefined
  readonly type?: ListedType | undefined
  readonly papers?: PapersState | undefined
  readonly search?: string | undefined
}

export interface SellerRow {
  id: number
  type: ListedType
  title: string
  legalName: string
  town: string
  smallImage: string
  state: SellerState
  until: Date | null
  timeZone: string
  papers: PapersState
  papersEndOn: string | null
  createdAt: Date
  /** Values of the orders of the list. */
  createdKey: string
  goods: number
  orders: number
  sum: number
  claims: number
  driven: number
  late: number
  lastSaleOn: string | null
}

const ORDERS = {
  title: { column: 'organization.title', type: 'text', isDescending: false },
  newest: { column: 'organization.created_at', type: 'timestamptz', isDescending: true },
  oldest: { column: 'organization.created_at', type: 'timestamptz', isDescending: false },
} as const satisfies Readonly<Record<SellerOrder, ListOrder>>

/** The key of a row in an order. */
export const keyOf = (row: Pick<SellerRow, 'id' | 'title' | 'createdKey'>, order: SellerOrder): ListKey => ({
  id: row.id,
  value: order === 'title' ? row.title : row.createdKey,
})

/** The local day of a seller; $1 is the current time. */
const TODAY = '($1::timestamptz at time zone organization.time_zone)::date'
const FIRST_PAPER = `(select min(valid_to) from organization_document as paper where paper.organization_id = organization.id)`
/** The state of papers by the one that ends first; farms need papers. */
const PAPERS = `case
    when ${FIRST_PAPER} < ${TODAY} then 'expired'
    when ${FIRST_PAPER} < ${TODAY} + ${PAPER_EXPIRES_SOON_DAYS} then 'expiring'
    when organization.type = 'farmer'
      and not exists (select from organization_document as paper where paper.organization_id = organization.id) then 'missing'
    else 'valid' end`

/**
 * Sellers that match the filters: $2 state, $3 type, $4 papers, $5 search in lower case, $6 its digits. A claim that
 * nobody has submitted is no seller.
 */
const MATCHING = `organization left join seller_application as application on application.organization_id = organization.id
     where organization.type <> 'shop' and (is_enabled or coalesce(application.state, '') <> 'draft')
       and ($2::text is null or ${stateSql('$1')} = $2::text)
       and ${equalsParameter('organization.type', 3, 'text')}
       and ($4::text is null or ${PAPERS} = $4::text)
       and ($5::text is null or strpos(lower(organization.title), $5::text) > 0 or strpos(lower(legal_name), $5::text) > 0
         or strpos(lower(coalesce(settlement, city, '')), $5::text) > 0
         or length($6::text) >= 4 and (starts_with(tin, $6::text) or right(phone, length($6::text)) = $6::text))`

const filterValues = (now: Date, { state, type, papers, search = '' }: SellerFilters) => {
  const digits = /^[\d\s()+-]+$/.test(search) ? search.replace(/\D/g, '') : ''
  return [now, state ?? null, type ?? null, papers ?? null, search === '' ? null : search.toLowerCase(), digits]
}

/** Facts of the last 30 days are looked up for the sellers of the page only. */
const SELECT_SHOWN = `select page.id, page.type, page.title, page.legal_name as "legalName", page.town,
     page.small_image as "smallImage", page.state, page.until, page.time_zone as "timeZone", page.papers,
     page.papers_end_on as "papersEndOn", page.created_at as "createdAt", page.created_at::text as "createdKey",
     (select count(*)::int from product_title as product where product.organization_id = page.id and enabled) as goods,
     recent.orders, recent.sum, recent.claims, recent.driven, recent.late,
     (select max(sold.day) from seller_day as sold where sold.organization_id = page.id and sold.orders > 0) as "lastSaleOn"
     from page cross join lateral (
       select coalesce(sum(orders), 0)::int as orders, coalesce(sum(sum), 0)::float8 as sum,
         coalesce(sum(claims), 0)::int as claims, coalesce(sum(driven), 0)::int as driven, coalesce(sum(late), 0)::int as late
         from seller_day where seller_day.organization_id = page.id and day > page.today - 30) as recent`

const PAGE_COLUMNS = `organization.id, organization.type, organization.title, legal_name, coalesce(settlement, city, '') as town,
       small_image, organization.created_at, time_zone, ${stateSql('$1')} as state, ${PAPERS} as papers,
       ${FIRST_PAPER} as papers_end_on, ${TODAY} as today,
       case when organization.suspended_at is null then sales_paused_until else
         (select suspension.until from seller_suspension as suspension
           where suspension.organization_id = organization.id and suspension.ended_at is null) end as until`

/** A page of sellers in an order, behind a key. */
export const listSellerPage = (
  executor: Executor,
  filters: SellerFilters,
  { order, after, most, now }: { order: SellerOrder; after: ListKey | null; most: number; now: Date },
): Promise<SellerRow[]> =>
  run<SellerRow>(
    executor,
    `with page as materialized (
       select ${PAGE_COLUMNS}, row_number() over (order by ${byKey(ORDERS[order], 'organization.id')}) as place
         from ${MATCHING} and ${behindKey(ORDERS[order], 'organization.id', 7)}
        order by ${byKey(ORDERS[order], 'organization.id')} limit $7
     ) ${SELECT_SHOWN} order by page.place`,
    [...filterValues(now, filters), most, ...keyValues(after)],
  )

export async function countSellers(executor: Executor, filters: SellerFilters, now: Date): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from ${MATCHING}`,
    filterValues(now, filters),
  )
  return row?.count ?? 0
}

/** Sellers by id, as in the list. */
export const listSellersById = (executor: Executor, ids: readonly number[], now: Date): Promise<SellerRow[]> =>
  run<SellerRow>(
    executor,
    `with page as materialized (
       select ${PAGE_COLUMNS}
         from organization left join seller_application as application on application.organization_id = organization.id
        where organization.id = any($2::int[]) and organization.type <> 'shop')
     ${SELECT_SHOWN} order by page.title, page.id`,
    [now, ids],
  )

import type { LegalKind } from '@okolitsa/domain/sellers/person-seller.ts'
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
import { PLANNED_EACH_TIME } from '../../../platform/db/statement-names.ts'
import { LEGAL_KIND_SQL, stateSql } from '../../../supply/sellers/public.ts'

export type ListedType = 'farmer' | 'restaurant' | 'tour_operator'
export type SellerOrder = 'title' | 'newest' | 'oldest'

export interface SellerFilters {
  readonly state?: SellerState | undefined
  readonly type?: ListedType | undefined
  readonly kind?: LegalKind | undefined
  readonly papers?: PapersState | undefined
  readonly search?: string | undefined
  /** Only these sellers; absent = all. */
  readonly ids?: readonly number[] | undefined
}

export interface SellerRow {
  id: number
  type: ListedType
  kind: LegalKind
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
/** The state of papers: one waits, or by the one that ends first; farms need papers. */
const PAPERS = `case
    when paper.waiting > 0 then 'waiting'
    when paper.first < ${TODAY} then 'expired'
    when paper.first < ${TODAY} + ${PAPER_EXPIRES_SOON_DAYS} then 'expiring'
    when organization.type = 'farmer' and coalesce(paper.number, 0) = 0 then 'missing'
    else 'valid' end`
const FIRST_PAPER = `min(valid_to) as first, count(*) as number,
     count(*) filter (where checked = 'waiting' and (valid_to is null or valid_to >= ${TODAY})) as waiting
    from organization_document as document`
/** The papers of the joined seller. */
const OWN_PAPER = `select ${FIRST_PAPER} where document.organization_id = organization.id and document.checked <> 'refused'`
/** The papers of all sellers in one pass, for a filter. */
const PAPER_OF_ALL = `select organization.id as organization_id, ${FIRST_PAPER}
    join organization on organization.id = document.organization_id
   where document.checked <> 'refused' and $4::text is not null group by organization.id`

/**
 * Sellers that match the filters: $2 state, $3 type, $4 papers, $5 search in lower case, $6 its digits, $7 kind by law, $8 ids.
 * Papers are read only when they are filtered. A claim that nobody has submitted is no seller.
 */
const MATCHING = `from organization left join seller_application as application on application.organization_id = organization.id
     left join (${PAPER_OF_ALL}) as paper on paper.organization_id = organization.id
     where organization.type <> 'shop' and (is_enabled or coalesce(application.state, '') <> 'draft')
       and ($2::text is null or ${stateSql('$1')} = $2::text)
       and ${equalsParameter('organization.type', 3, 'text')}
       and ($8::int[] is null or organization.id = any($8::int[]))
       and ($7::text is null or ${LEGAL_KIND_SQL} = $7::text)
       and ($4::text is null or ${PAPERS} = $4::text)
       and ($5::text is null or strpos(lower(organization.title), $5::text) > 0 or strpos(lower(legal_name), $5::text) > 0
         or strpos(lower(coalesce(settlement, city, '')), $5::text) > 0
         or length($6::text) >= 4 and (starts_with(tin, $6::text) or right(phone, length($6::text)) = $6::text))`

const filterValues = (now: Date, { state, type, kind, papers, search = '', ids }: SellerFilters) => {
  const digits = /^[\d\s()+-]+$/.test(search) ? search.replace(/\D/g, '') : ''
  return [
    now,
    state ?? null,
    type ?? null,
    papers ?? null,
    search === '' ? null : search.toLowerCase(),
    digits,
    kind ?? null,
    ids ?? null,
  ]
}

/** Everything else is looked up for the sellers of the page only. */
const SELECT_SHOWN = `select organization.id, organization.type, ${LEGAL_KIND_SQL} as kind, organization.title, legal_name as "legalName",
     coalesce(settlement, city, '') as town, small_image as "smallImage", ${stateSql('$1')} as state,
     case when organization.suspended_at is null then sales_paused_until else
       (select suspension.until from seller_suspension as suspension
         where suspension.organization_id = organization.id and suspension.ended_at is null) end as until,
     time_zone as "timeZone", ${PAPERS} as papers, paper.first as "papersEndOn", organization.created_at as "createdAt",
     organization.created_at::text as "createdKey",
     (select count(*)::int from product_title as product where product.organization_id = page.id and enabled) as goods,
     recent.orders, recent.sum, recent.claims, recent.driven, recent.late,
     (select sold.day from seller_day as sold where sold.organization_id = page.id and sold.orders > 0
       order by sold.day desc limit 1) as "lastSaleOn"
     from page join organization on organization.id = page.id
     left join seller_application as application on application.organization_id = organization.id
     cross join lateral (${OWN_PAPER}) as paper
     cross join lateral (
       select coalesce(sum(orders), 0)::int as orders, coalesce(sum(sum), 0)::float8 as sum,
         coalesce(sum(claims), 0)::int as claims, coalesce(sum(driven), 0)::int as driven, coalesce(sum(late), 0)::int as late
         from seller_day where seller_day.organization_id = page.id and day > ${TODAY} - 30) as recent`

/** A page of sellers in an order, behind a key. */
export const listSellerPage = (
  executor: Executor,
  filters: SellerFilters,
  { order, after, most, now }: { order: SellerOrder; after: ListKey | null; most: number; now: Date },
): Promise<SellerRow[]> =>
  run<SellerRow>(
    executor,
    `${PLANNED_EACH_TIME} with page as materialized (
       select organization.id ${MATCHING} and ${behindKey(ORDERS[order], 'organization.id', 9)}
        order by ${byKey(ORDERS[order], 'organization.id')} limit $9
     ) ${SELECT_SHOWN} order by ${byKey(ORDERS[order], 'organization.id')}`,
    [...filterValues(now, filters), most, ...keyValues(after)],
  )

export async function countSellers(executor: Executor, filters: SellerFilters, now: Date): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `${PLANNED_EACH_TIME} select count(*)::int as count ${MATCHING}`,
    filterValues(now, filters),
  )
  return row?.count ?? 0
}

/** Sellers by id, as in the list. */
export const listSellersById = (executor: Executor, ids: readonly number[], now: Date): Promise<SellerRow[]> =>
  run<SellerRow>(
    executor,
    `with page as materialized (select id from organization where id = any($2::int[]) and type <> 'shop')
     ${SELECT_SHOWN} order by organization.title, organization.id`,
    [now, ids],
  )

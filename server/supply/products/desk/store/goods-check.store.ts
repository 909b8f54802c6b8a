import type { CHECKED_KINDS } from '@okolitsa/contracts/products/office-goods.ts'
import type { CheckedContent, CheckState, CheckTime, ReturnReason } from '@okolitsa/domain/goods/goods-check.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'
import { SELLER_FACTS } from '../../store/product-check.store.ts'

/** A product with its check; without one it shows what is on sale. */
export interface CheckRow {
  id: number
  slug: string
  organizationId: number
  sellerTitle: string
  kind: (typeof CHECKED_KINDS)[number]
  state: CheckState
  time: CheckTime
  version: number
  isOnSale: boolean
  waitsSince: Date | null
  image: string
  accepted: CheckedContent | null
  proposed: CheckedContent
  price: Kopecks
  measure: number
  unit: string
  facts: { readonly checked: number; readonly returned: number; readonly risky: readonly number[] }
  returnedAt: Date | null
  reason: ReturnReason | null
  message: string
  alike: { id: number; title: string; image: string }[]
}

const OWNERS = { organization: 'product.organization_id', customer: 'null' }
/** Goods of one category that are shown next to a product. */
const MOST_ALIKE = 4

/** The content on sale, as JSON of `CheckedContent`. */
const LIVE = `jsonb_build_object('title', product.title, 'description', about.description,
  'composition', about.composition, 'allergens', about.allergens, 'categoryId', product.category_id,
  'pictures', jsonb_build_array(jsonb_build_object('source', product.image, 'alt', about.image_alt, 'focus', null))
    || about.further_pictures)`

const SELECT = `select product.id, product.slug, product.organization_id as "organizationId",
    seller.title as "sellerTitle", case seller.type when 'restaurant' then 'dish' else 'goods' end as kind, coalesce(checked.state, 'accepted') as state, coalesce(checked."time", 'nothing') as "time",
    coalesce(checked.version, 0) as version, product.enabled as "isOnSale", checked.waits_since as "waitsSince", product.image,
    case when checked.product_id is null then ${LIVE} else checked.accepted end as accepted,
    coalesce(checked.proposed, ${LIVE}) as proposed, product.price, product.measure, product.unit,
    json_build_object(${SELLER_FACTS('product.organization_id', 'product.id')}) as facts,
    checked.returned_at as "returnedAt", checked.reason, coalesce(checked.message, '') as message,
    (select coalesce(json_agg(other), '[]') from (
      select other.id, other.title, other.image from product_title as other
       where other.organization_id = product.organization_id and other.category_id = product.category_id
         and other.id <> product.id and other.enabled order by other.popularity desc, other.id limit ${MOST_ALIKE}) as other) as alike`
const JOINS = `join product_title as product on product.id = shown.id join product_details as about on about.id = product.id
    join seller_card as seller on seller.id = product.organization_id and seller.type in ('farmer', 'restaurant')
    left join product_check as checked on checked.product_id = product.id`

/** The first goods of the queue, longest waiting first. */
export const listQueue = (executor: Executor, scope: StaffScope, most: number): Promise<CheckRow[]> =>
  run<CheckRow>(
    executor,
    `with shown as materialized (
       select product_id as id from product_check where state = 'waiting' order by waits_since, product_id limit $1
     ) ${SELECT} from shown ${JOINS} where ${within(scope, OWNERS, 1)} order by checked.waits_since, product.id`,
    [most, ...scopeValues(scope)],
  )

/** One product in any state; empty = no such product of a farm or a restaurant. */
export const findChecked = (executor: Executor, scope: StaffScope, productId: number): Promise<CheckRow[]> =>
  run<CheckRow>(
    executor,
    `with shown as (select $1::int as id) ${SELECT} from shown ${JOINS} where ${within(scope, OWNERS, 1)}`,
    [productId, ...scopeValues(scope)],
  )

/** Number of waiting goods, at most `most`. */
export async function countQueue(executor: Executor, scope: StaffScope, most: number): Promise<number> {
  const owners = { organization: 'product_check.organization_id', customer: 'null' }
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from (
       select from product_check where state = 'waiting' and ${within(scope, owners, 1)} limit $1) as waiting`,
    [most, ...scopeValues(scope)],
  )
  return row?.count ?? 0
}

/** Titles of categories by id, with the title of the one above. */
export async function categoryTitlesOf(
  executor: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await run<{ id: number; title: string }>(
    executor,
    `select category.id, concat_ws(' › ', above.title, category.title) as title
       from category_card as category left join category_card as above on above.id = category.parent_id
      where category.id = any($1::int[])`,
    [ids],
  )
  return new Map(rows.map(({ id, title }) => [id, title]))
}

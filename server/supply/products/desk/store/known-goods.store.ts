import { type AttributeKey, type Attributes, attributesOfPath } from '@okolitsa/domain/catalog/attributes.ts'
import type { Nutrition } from '@okolitsa/domain/catalog/product-fields.ts'
import type { ProductionSchedule } from '@okolitsa/domain/catalog/production-schedule.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type AttributeColumn, cellsOfAttributes } from '@okolitsa/domain/goods-import/attribute-columns.ts'
import type { CategoryName } from '@okolitsa/domain/goods-import/category-titles.ts'
import type { GoodsRecord } from '@okolitsa/domain/goods-import/columns.ts'
import type { GoodsName } from '@okolitsa/domain/goods-import/resolve-rows.ts'
import type { KnownGoods } from '@okolitsa/domain/goods-import/row-outcome.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'

/** Owner columns of a product. Farmers' products only: dishes and places of tours have separate forms. */
const OWNERS = { organization: 'product.organization_id', customer: 'null' }

/** A product with additional fields that an import needs. */
export interface KnownProduct extends KnownGoods {
  readonly id: number
  readonly readyOn: IsoDate | null
  readonly special: { readonly from: IsoDate | null; readonly to: IsoDate | null } | null
}

export function listNames(executor: Executor, scope: StaffScope, organizationId: number): Promise<GoodsName[]> {
  return run<GoodsName>(
    executor,
    `select product.id, product.sku, product.title from product_title as product
       join seller_card as organization on organization.id = product.organization_id and organization.type = 'farmer'
      where product.organization_id = $1 and ${within(scope, OWNERS, 1)} order by product.id`,
    [organizationId, ...scopeValues(scope)],
  )
}

export async function countGoodsOf(executor: Executor, scope: StaffScope, organizationId: number): Promise<number> {
  const [row] = await run<{ count: number }>(
    executor,
    `select count(*)::int as count from product_title as product
       join seller_card as organization on organization.id = product.organization_id and organization.type = 'farmer' where product.organization_id = $1 and product.archived_at is null and ${within(scope, OWNERS, 1)}`,
    [organizationId, ...scopeValues(scope)],
  )
  return row?.count ?? 0
}

type Row = Omit<
  GoodsRecord,
  'stock' | 'isOnSale' | 'kcal' | 'protein' | 'fat' | 'carbs' | 'madeOn' | 'orderedBy' | 'daysBefore' | AttributeColumn
> & {
  id: number
  attributes: Attributes
  productionSchedule: ProductionSchedule | null
  nutrition: Nutrition | null
  isOnSale: boolean
  stock: number | null
  promised: number
  readyOn: IsoDate | null
  specials: number
  specialFrom: IsoDate | null
  specialTo: IsoDate | null
}

/** SELECT of products whose ids `chosen` returns. The special price is the current or the next one. */
const known = (chosen: string) => `with chosen as materialized (${chosen})
  select product.id, product.sku, product.title, product.category_id as category, product.price,
    special.price as "specialPrice", special.first as "specialFrom", special.last as "specialTo",
    coalesce(special.count, 0) as specials,
    case when product.stock_kind <> 'unlimited' then product.on_hand end as stock, coalesce(product.promised, 0) as promised,
    about.harvest_ready_on as "readyOn", product.unit, product.measure, product.is_weight as "isWeight",
    product.enabled as "isOnSale", about.description, about.composition, about.shelf_life as "shelfLife",
    about.storage, about.allergens, about.vat, about.nutrition, about.attributes,
    about.max_sale_quantity as "maxSaleQuantity", about.production_schedule as "productionSchedule"
    from chosen join product_title as product on product.id = chosen.id
    join product as about on about.id = product.id
    join seller_card as organization on organization.id = product.organization_id
    left join lateral (
      select price, lower(valid) as first, upper(valid) - 1 as last, count(*) over ()::int as count
        from special_price
       where special_price.product_id = product.id
         and (upper(valid) is null or upper(valid) > (shop_now() at time zone organization.time_zone)::date)
       order by valid limit 1
    ) as special on true
   order by product.id`

const knownOf = ({
  id,
  attributes,
  nutrition,
  productionSchedule,
  promised,
  readyOn,
  specials,
  specialFrom,
  specialTo,
  ...record
}: Row): KnownProduct => ({
  id,
  record: {
    ...record,
    kcal: nutrition?.kcal ?? null,
    protein: nutrition?.protein ?? null,
    fat: nutrition?.fat ?? null,
    carbs: nutrition?.carbs ?? null,
    madeOn: productionSchedule?.weekdays ?? null,
    orderedBy: productionSchedule?.cutoffMinute ?? null,
    daysBefore: productionSchedule?.daysBefore ?? null,
    ...cellsOfAttributes(attributes),
  },
  promised,
  specials,
  readyOn,
  special: record.specialPrice === null ? null : { from: specialFrom, to: specialTo },
})

/** Products of a seller by id; products of other sellers are omitted. */
export async function findKnown(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
  ids: readonly number[],
): Promise<KnownProduct[]> {
  const rows = await run<Row>(
    executor,
    known(`select product.id from product_title as product
       join seller_card as organization on organization.id = product.organization_id and organization.type = 'farmer'
      where product.organization_id = $1 and product.id = any($2::int[]) and ${within(scope, OWNERS, 2)}`),
    [organizationId, ids, ...scopeValues(scope)],
  )
  return rows.map(knownOf)
}

/** A page of a seller's unarchived products by id. */
export async function listKnown(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<KnownProduct[]> {
  const rows = await run<Row>(
    executor,
    known(`select product.id from product_title as product
       join seller_card as organization on organization.id = product.organization_id and organization.type = 'farmer'
      where product.organization_id = $1 and product.archived_at is null and ${within(scope, OWNERS, 3)} order by product.id limit $2 offset $3`),
    [organizationId, limit, offset, ...scopeValues(scope)],
  )
  return rows.map(knownOf)
}

export interface KnownCategory extends CategoryName {
  /** The category's own attributes, without those of its ancestors. */
  readonly attributes: readonly AttributeKey[]
  readonly image: string
}

/** All categories: a few hundred rows. */
export function listCategories(executor: Executor): Promise<KnownCategory[]> {
  return run<KnownCategory>(
    executor,
    'select id, parent_id as "parentId", title, image, attributes from category_card as category order by id',
  )
}

/** Attributes of a category's products, including those of its ancestors. */
export function attributesByCategory(categories: readonly KnownCategory[]): (id: number) => ReadonlySet<AttributeKey> {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const known = new Map<number, ReadonlySet<AttributeKey>>()
  return (id) => {
    const keys = known.get(id) ?? new Set(attributesOfPath(id, byId))
    known.set(id, keys)
    return keys
  }
}

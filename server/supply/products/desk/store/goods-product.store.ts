import type { GoodsCheck } from '@okolitsa/contracts/products/goods-check.ts'
import type { AttributeKey, Attributes } from '@okolitsa/domain/catalog/attributes.ts'
import type { MarkingGroup, PaperKind } from '@okolitsa/domain/catalog/category-duties.ts'
import type { Made } from '@okolitsa/domain/catalog/made.ts'
import type { SpecialPrice } from '@okolitsa/domain/catalog/price.ts'
import type { Nutrition, ProductFields, StockSetting } from '@okolitsa/domain/catalog/product-fields.ts'
import type { ProductionSchedule } from '@okolitsa/domain/catalog/production-schedule.ts'
import { type DishSheet, writtenGroups } from '@okolitsa/domain/goods/dish-sheet.ts'
import type { CheckedContent } from '@okolitsa/domain/goods/goods-check.ts'
import type { ProductSheet } from '@okolitsa/domain/goods/product-sheet.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type OptionRow, optionGroupsOf } from '@okolitsa/domain/restaurants/options.ts'
import { type Executor, run } from '../../../../platform/db/client.ts'
import { scopeValues, within } from '../../../../platform/db/within.ts'
import { SHOWS_ACCEPTED } from '../../store/product-check.store.ts'

export interface GoodsProductRow {
  id: number
  organizationId: number
  slug: string
  unit: ProductFields['unit']
  isWeight: boolean
  image: string
  hue: number
  title: string
  sku: string
  description: string
  composition: string
  shelfLife: string
  storage: string
  nutrition: Nutrition | null
  allergens: string[]
  vat: ProductFields['vat']
  measure: number
  maxSaleQuantity: number | null
  productionSchedule: ProductionSchedule | null
  attributes: Attributes
  price: Kopecks
  specialPrices: SpecialPrice[]
  categoryId: number
  furtherCategoryIds: number[]
  made: Made | null
  isOnSale: boolean
  isArchived: boolean
  kind: 'unlimited' | 'counted' | 'harvest'
  onHand: number
  promised: number
  readyOn: string | null
  check: GoodsCheck
  /** The content that waits while customers see the accepted one; null = they see what the seller has written. */
  proposed: CheckedContent | null
  dish: (Omit<DishSheet, 'groups'> & { readonly choices: readonly OptionRow[] }) | null
}

const stockOf = ({ kind, onHand, readyOn }: GoodsProductRow): StockSetting => {
  if (kind === 'unlimited') return { kind }
  return kind === 'harvest' && readyOn !== null ? { kind, onHand, readyOn } : { kind: 'counted', onHand }
}

const dishOf = ({ dish }: GoodsProductRow): DishSheet | null => {
  if (!dish) return null
  const { choices, ...written } = dish
  return { ...written, groups: writtenGroups(optionGroupsOf(choices)) }
}

/**
 * Fields that the seller can edit. Texts are trimmed as on the wire, so that they can be compared with the displayed
 * version.
 */
export const sheetOf = (row: GoodsProductRow): ProductSheet => ({
  title: (row.proposed ?? row).title.trim(),
  sku: row.sku.trim(),
  description: (row.proposed ?? row).description.trim(),
  composition: (row.proposed ?? row).composition.trim(),
  shelfLife: row.shelfLife.trim(),
  storage: row.storage.trim(),
  nutrition: row.nutrition,
  allergens: (row.proposed ?? row).allergens,
  vat: row.vat,
  measure: row.measure,
  maxSaleQuantity: row.maxSaleQuantity,
  productionSchedule: row.productionSchedule,
  attributes: row.attributes,
  price: row.price,
  specialPrices: row.specialPrices,
  categoryId: (row.proposed ?? row).categoryId,
  furtherCategoryIds: row.furtherCategoryIds,
  made: row.made,
  isOnSale: row.isOnSale,
  stock: stockOf(row),
  dish: dishOf(row),
})

/** SQL condition: a farm's product or a restaurant's dish. */
export const HAS_FORM = `(organization.type = 'farmer'
  or exists (select from dish_form as dish where dish.product_id = product.id))`

/** SQL expression of what a seller sees of the check `checked`, as JSON; null = nothing. */
export const SELLERS_CHECK = `case when checked.state in ('waiting', 'returned', 'hidden') then json_build_object('state', checked.state,
    'showsAccepted', ${SHOWS_ACCEPTED} and checked.state <> 'hidden', 'isShown', product.enabled, 'reason', checked.reason, 'message', checked.message) end`

/** SQL expression of a dish with its options in order, as JSON; null = the product is no dish. */
const DISH = `(select json_build_object('sectionId', dish.section_id, 'served', case when dish.served_from is not null then
    json_build_object('weekdays', dish.served_weekdays, 'from', to_char(dish.served_from, 'HH24:MI'),
      'to', to_char(dish.served_to, 'HH24:MI')) end, 'isSpicy', dish.is_spicy, 'isMeatless', dish.is_meatless,
    'choices', dish.choices)
    from dish_form as dish where dish.product_id = product.id)`

/** A farm's product or a restaurant's dish with all fields for its seller; null = none in the scope. */
export async function findGoodsProduct(
  executor: Executor,
  scope: StaffScope,
  id: number,
): Promise<GoodsProductRow | null> {
  const owners = { organization: 'product.organization_id', customer: 'null' }
  const [row] = await run<GoodsProductRow>(
    executor,
    `select product.id, product.organization_id as "organizationId", product.slug, product.unit,
       product.is_weight as "isWeight", product.image, coalesce(product.hue, category.hue) as hue, product.title,
       product.sku, about.description, about.composition, about.shelf_life as "shelfLife", about.storage,
       about.nutrition, about.allergens, about.vat, product.measure,
       about.max_sale_quantity as "maxSaleQuantity", about.production_schedule as "productionSchedule", about.attributes, product.price,
       (select coalesce(json_agg(json_build_object('price', price, 'from', lower(valid), 'to', upper(valid) - 1)
          order by valid), '[]') from special_price where product_id = product.id) as "specialPrices",
       product.category_id as "categoryId",
       array(select category_id from product_category where product_id = product.id order by category_id)
         as "furtherCategoryIds",
       (select json_build_object('how', how, 'on', made_on) from product_made where product_id = product.id) as made,
       coalesce(checked.is_wanted, product.enabled) as "isOnSale", ${SELLERS_CHECK} as "check",
       case when ${SHOWS_ACCEPTED} then checked.proposed end as proposed, product.archived_at is not null as "isArchived", coalesce(product.stock_kind, 'counted') as kind, coalesce(product.on_hand, 0) as "onHand", coalesce(product.promised, 0) as promised,
       about.harvest_ready_on as "readyOn", ${DISH} as dish
     from product_title as product join product as about on about.id = product.id
       join seller_card as organization on organization.id = product.organization_id and ${HAS_FORM}
       join category_card as category on category.id = product.category_id
       left join product_check as checked on checked.product_id = product.id
     where product.id = $1 and ${within(scope, owners, 1)}`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

/** Type of the seller for this form; places of tours have a separate form. Null = none. */
export async function makerOf(executor: Executor, organizationId: number): Promise<'farmer' | 'restaurant' | null> {
  const [row] = await run<{ type: 'farmer' | 'restaurant' }>(
    executor,
    "select type from seller_card as organization where id = $1 and type in ('farmer', 'restaurant')",
    [organizationId],
  )
  return row?.type ?? null
}

/** The seller's product with this article number; null = none. */
export async function findGoodsBySku(tx: Executor, organizationId: number, sku: string): Promise<number | null> {
  const [row] = await run<{ id: number }>(tx, 'select id from product_title where organization_id = $1 and sku = $2', [
    organizationId,
    sku,
  ])
  return row?.id ?? null
}

export async function listStaffNames(executor: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await run<{ id: number; name: string }>(
    executor,
    'select id, name from staff_person as staff_account where id = any($1::int[])',
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export interface GoodsCategoryRow {
  id: number
  parentId: number | null
  title: string
  hue: number
  image: string
  /** The category's own attributes. */
  attributes: AttributeKey[]
  /** The category's own duties. */
  requiredPapers: PaperKind[]
  markingGroup: MarkingGroup | null
}

/** Categories of farmers' products, parents before their children, in the shop's order. */
export function listGoodsCategories(executor: Executor): Promise<GoodsCategoryRow[]> {
  return run<GoodsCategoryRow>(
    executor,
    `select id, parent_id as "parentId", title, hue, image, attributes, required_papers as "requiredPapers",
       marking_group as "markingGroup"
       from category_card as category where trade = 'farmer'
      order by parent_id nulls first, position, id limit 2000`,
  )
}

/** Maximum products sharing a word with the title that are compared. */
const LOOKED_AT = 400

/** Ids of up to three categories whose products have the most similar titles. */
export async function suggestGoodsCategories(executor: Executor, title: string): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `with asked as (
       select array_to_string(tsvector_to_array(to_tsvector('russian', fold_text($1))), ' | ')::tsquery as words
     ), alike as (
       select product_search.product_id, ts_rank(product_search.vector, asked.words) as rank
         from product_search cross join asked where product_search.vector @@ asked.words limit ${LOOKED_AT}
     )
     select product.category_id as id from alike join product_title as product on product.id = alike.product_id
      group by product.category_id order by max(alike.rank) desc, count(*) desc, product.category_id limit 3`,
    [title],
  )
  return rows.map(({ id }) => id)
}

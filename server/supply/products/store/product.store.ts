import type { Attributes } from '@okolitsa/domain/catalog/attributes.ts'
import type { SpecialPrice } from '@okolitsa/domain/catalog/price.ts'
import type { Nutrition, ProductFields } from '@okolitsa/domain/catalog/product-fields.ts'
import type { ProductionSchedule } from '@okolitsa/domain/catalog/production-schedule.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type KeepingFacts, type WayDays, wayDaysOf } from '@okolitsa/domain/delivery/way-days.ts'
import type { GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type KeepingTexts, keepingOf } from '@okolitsa/strings/ru/keeping-words.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { columnsOf } from '../../../platform/db/columns-of.ts'

/** A product's row for commands. */
export interface ProductState {
  readonly id: number
  readonly organizationId: number
  readonly categoryId: number
  readonly fields: ProductFields
  readonly price: Kopecks
  readonly harvestReadyOn: IsoDate | null
  readonly isEnabled: boolean
}

export interface ProductRow {
  id: number
  organizationId: number
  categoryId: number
  slug: string
  sku: string
  title: string
  description: string
  composition: string
  shelfLife: string
  storage: string
  nutrition: Nutrition | null
  allergens: string[]
  vat: ProductFields['vat']
  unit: ProductFields['unit']
  measure: number
  isWeight: boolean
  maxSaleQuantity: number | null
  productionSchedule: ProductionSchedule | null
  attributes: Attributes
  price: Kopecks
  image: string
  hue: number | null
  harvestReadyOn: IsoDate | null
  enabled: boolean
}

export const stateOf = (row: ProductRow): ProductState => ({
  id: row.id,
  organizationId: row.organizationId,
  categoryId: row.categoryId,
  fields: {
    slug: row.slug,
    sku: row.sku,
    title: row.title,
    description: row.description,
    composition: row.composition,
    shelfLife: row.shelfLife,
    storage: row.storage,
    nutrition: row.nutrition,
    allergens: row.allergens,
    vat: row.vat,
    unit: row.unit,
    measure: row.measure,
    isWeight: row.isWeight,
    maxSaleQuantity: row.maxSaleQuantity,
    productionSchedule: row.productionSchedule,
    attributes: row.attributes,
    image: row.image,
    hue: row.hue,
  },
  price: row.price,
  harvestReadyOn: row.harvestReadyOn,
  isEnabled: row.enabled,
})

/** A row to write, including facts derived from its texts. */
export interface WrittenProduct extends ProductRow, KeepingFacts {
  readonly wayDays: WayDays
}

export const rowOf = ({
  id,
  organizationId,
  categoryId,
  fields,
  price,
  harvestReadyOn,
  isEnabled,
}: ProductState): WrittenProduct => ({
  ...arrivalOf(fields),
  id,
  organizationId,
  categoryId,
  slug: fields.slug,
  sku: fields.sku,
  title: fields.title,
  description: fields.description,
  composition: fields.composition,
  shelfLife: fields.shelfLife,
  storage: fields.storage,
  nutrition: fields.nutrition,
  allergens: [...fields.allergens],
  vat: fields.vat,
  unit: fields.unit,
  measure: fields.measure,
  isWeight: fields.isWeight,
  maxSaleQuantity: fields.maxSaleQuantity,
  productionSchedule: fields.productionSchedule,
  attributes: fields.attributes,
  price,
  image: fields.image,
  hue: fields.hue,
  harvestReadyOn,
  enabled: isEnabled,
})

/** Storage facts derived from texts, and the maximum transport time. */
export function arrivalOf(texts: KeepingTexts): KeepingFacts & { readonly wayDays: WayDays } {
  const facts = keepingOf(texts)
  return { ...facts, wayDays: wayDaysOf(facts) }
}

export async function nextProductIds(tx: Executor, count: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select nextval(pg_get_serial_sequence('product', 'id'))::int as id from generate_series(1, $1)`,
    [count],
  )
  return rows.map((row) => row.id)
}

export async function insertProducts(
  tx: Executor,
  products: readonly (ProductState & {
    readonly popularity: number
    readonly createdAt: Date | null
    readonly seen: Omit<GalleryPicture, 'source'>
  })[],
): Promise<void> {
  await run(
    tx,
    `insert into product (id, organization_id, category_id, slug, sku, title, description, composition, shelf_life,
       storage, shelf_days, keeping, way_days, nutrition, allergens, vat, unit, measure, is_weight, max_sale_quantity, production_schedule, attributes, price, image,
       image_alt, image_focus_x, image_focus_y, hue, harvest_ready_on, enabled, popularity, created_at)
     select id, organization_id, category_id, slug, sku, title, description, composition, shelf_life,
       storage, shelf_days, keeping, way_days, nutrition, allergens, vat, unit, measure, is_weight, max_sale_quantity, production_schedule, attributes, price, image,
       image_alt, image_focus_x, image_focus_y, hue, harvest_ready_on, enabled, popularity, coalesce(created_at, shop_now())
     from jsonb_populate_recordset(null::product, $1::jsonb)`,
    [
      JSON.stringify(
        products.map((product) => ({
          ...columnsOf(rowOf(product)),
          image_alt: product.seen.alt,
          image_focus_x: product.seen.focus?.x ?? null,
          image_focus_y: product.seen.focus?.y ?? null,
          popularity: product.popularity,
          created_at: product.createdAt?.toISOString() ?? null,
        })),
      ),
    ],
  )
}

/** Stores the changeable columns of a product. */
export async function saveProduct(tx: Executor, product: ProductState): Promise<void> {
  await run(
    tx,
    `update product as p set category_id = n.category_id, title = n.title,
       description = n.description, composition = n.composition, shelf_life = n.shelf_life, storage = n.storage,
       shelf_days = n.shelf_days, keeping = n.keeping, way_days = n.way_days,
       nutrition = n.nutrition, allergens = n.allergens, vat = n.vat, measure = n.measure,
       max_sale_quantity = n.max_sale_quantity, production_schedule = n.production_schedule, attributes = n.attributes, price = n.price, image = n.image, hue = n.hue,
       harvest_ready_on = n.harvest_ready_on, enabled = n.enabled,
       archived_at = case when not n.enabled then p.archived_at end
     from jsonb_populate_record(null::product, $1::jsonb) as n
     where p.id = n.id and p.organization_id = n.organization_id`,
    [JSON.stringify(columnsOf(rowOf(product)))],
  )
}

/** Sets the first delivery day of a harvest. */
export async function saveHarvest(
  tx: Executor,
  productId: number,
  readyOn: ProductState['harvestReadyOn'],
): Promise<void> {
  await run(tx, 'update product set harvest_ready_on = $2 where id = $1', [productId, readyOn])
}

/** Archives a product off sale, or restores it; returns whether it was archived before. */
export async function saveArchived(tx: Executor, productId: number, isArchived: boolean): Promise<boolean> {
  const [row] = await run<{ wasArchived: boolean }>(
    tx,
    `update product set enabled = product.enabled and not $2, archived_at = case when $2 then shop_now() end
       from product as before where product.id = $1 and before.id = product.id
     returning before.archived_at is not null as "wasArchived"`,
    [productId, isArchived],
  )
  return row?.wasArchived ?? false
}

export async function listFurtherCategories(tx: Executor, productId: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    'select category_id as id from product_category where product_id = $1 order by category_id',
    [productId],
  )
  return rows.map((row) => row.id)
}

/** Adds categories, ordered by product and category. */
export async function insertFurtherCategories(
  tx: Executor,
  pairs: readonly { readonly productId: number; readonly categoryId: number }[],
): Promise<void> {
  await run(
    tx,
    `insert into product_category (product_id, category_id)
     select product_id, category_id from unnest($1::int[], $2::int[]) as further (product_id, category_id)`,
    [pairs.map((pair) => pair.productId), pairs.map((pair) => pair.categoryId)],
  )
}

export async function deleteFurtherCategories(tx: Executor, productId: number): Promise<void> {
  await run(tx, 'delete from product_category where product_id = $1', [productId])
}

export async function listSpecialPrices(tx: Executor, productId: number): Promise<SpecialPrice[]> {
  return run<SpecialPrice>(
    tx,
    `select price, lower(valid) as "from", upper(valid) - 1 as "to" from special_price
      where product_id = $1 order by valid`,
    [productId],
  )
}

export async function deleteSpecialPrices(tx: Executor, productId: number): Promise<void> {
  await run(tx, 'delete from special_price where product_id = $1', [productId])
}

export async function insertSpecialPrices(
  tx: Executor,
  specials: readonly (SpecialPrice & { readonly productId: number })[],
): Promise<void> {
  await run(
    tx,
    `insert into special_price (product_id, price, valid)
     select product_id, price, daterange(first, last, '[]')
       from unnest($1::int[], $2::int[], $3::date[], $4::date[]) as special (product_id, price, first, last)`,
    [
      specials.map((special) => special.productId),
      specials.map((special) => special.price),
      specials.map((special) => special.from),
      specials.map((special) => special.to),
    ],
  )
}

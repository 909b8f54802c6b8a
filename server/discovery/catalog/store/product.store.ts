import type { ProductSorting, SearchedFor } from '@okolitsa/contracts/catalog/listing.ts'
import type { Attributes } from '@okolitsa/domain/catalog/attributes.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { WAY_DAYS_UNKNOWN } from '@okolitsa/domain/delivery/way-days.ts'
import { type ShownSellerId, type SiteScope, shownSeller } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, shownAt } from '../../../platform/db/within.ts'
import type { SellableProduct } from '../ports.ts'
import { CARD_COLUMNS, type CardRow, type CardRowOrNone, hasCard } from './card-row.ts'
import { FURTHER_OF_PRODUCT } from './picture-row.ts'
import { ORDERS } from './product-list.store.ts'
import { searchedFor } from './product-search.store.ts'

/**
 * Cards of farmers' products in the order of the ids, without unknown ids and sellers that the site does not show.
 * Cards of products of a closed seller are marked as closed.
 */
export async function cardsByIds(
  executor: Executor,
  {
    scope,
    sellers,
  }: { readonly scope: SiteScope; readonly sellers: ReadonlyMap<number, { readonly isHidden: boolean }> },
  ids: readonly number[],
): Promise<CardRow[]> {
  const rows = await run<CardRow & { organizationId: number }>(
    executor,
    `select ${CARD_COLUMNS}, o.id as "organizationId"
     from unnest((select $1::int[])) with ordinality as wanted (id, place)
     join product_card c on c.product_id = wanted.id
     join seller_card o on o.id = c.organization_id and o.type = 'farmer'
     left join stock_level s on s.product_id = wanted.id
     order by wanted.place`,
    [ids],
  )
  return rows.filter(({ organizationId: id }) =>
    shownSeller(scope, { id, isHidden: sellers.get(id)?.isHidden ?? false }),
  )
}

export interface DocumentRow {
  readonly id: number
  readonly kind: 'declaration' | 'certificate' | 'vsd' | 'organic' | 'registration'
  readonly title: string
  readonly number: string
  readonly validTo: IsoDate | null
  /** Key of the stored file. */
  readonly file: string | null
}

const SELLER = { organization: 'o.id', hidden: 'o.is_hidden' }

/** Details on a product page besides the card, with their version. */
export interface ProductDetails {
  readonly id: number
  readonly version: string
  readonly description: string
  readonly composition: string
  readonly shelfLife: string
  readonly storage: string
  readonly nutrition: { kcal: number; protein: number; fat: number; carbs: number } | null
  readonly allergens: string[]
  readonly attributes: Attributes
}

/** A product of a page with its versions and current lists. */
export interface ProductPageRow extends CardRow {
  readonly slug: string
  readonly organizationId: number
  readonly detailsVersion: string
  /** JSON of DocumentRow[]. */
  readonly documents: string
  /** JSON of PictureRow[]. */
  readonly furtherPictures: string
}

/**
 * Farmers' products by slug, in the order of the slugs, null where the site shows none. Details and cards are read
 * separately when not cached.
 */
export async function findProductPages(
  executor: Executor,
  scope: SiteScope,
  slugs: readonly string[],
): Promise<(ProductPageRow | null)[]> {
  const rows = await run<ProductPageRow>(
    executor,
    `select ${CARD_COLUMNS}, p.slug, o.id as "organizationId", p.xmin::text as "detailsVersion",
       page.documents::text as documents, ${FURTHER_OF_PRODUCT}::text as "furtherPictures"
     from product p
     join seller_card o on o.id = p.organization_id
     join seller_page page on page.id = p.organization_id
     join product_card c on c.product_id = p.id
     left join stock_level s on s.product_id = p.id
     where p.slug = any((select $1::text[])::text[]) and o.is_enabled and o.type = 'farmer' and ${shownAt(scope, SELLER, 1)}`,
    [slugs, ...scopeValues(scope)],
  )
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return slugs.map((slug) => bySlug.get(slug) ?? null)
}

/** Details of product pages, without unknown ids. */
export const productDetails = (executor: Executor, ids: readonly number[]): Promise<ProductDetails[]> =>
  run<ProductDetails>(
    executor,
    `select id, xmin::text as version, description, composition, shelf_life as "shelfLife", storage, nutrition, allergens,
       attributes from product where id = any((select $1::int[])::int[])`,
    [ids],
  )

export interface SellerProductsQuestion {
  readonly organizationId: ShownSellerId
  readonly categoryIds: readonly number[]
  readonly phrase: string | null
  /** Seed for shuffling without a sorting: the same seed gives the same order. */
  readonly seed: string | null
  readonly sorting: ProductSorting | null
  readonly from: number
  readonly size: number
}

/** Lists the products of one seller, which are few enough to be fetched and sorted. `total` is exact. */
export async function listOfSeller(
  executor: Executor,
  question: SellerProductsQuestion,
): Promise<{ rows: CardRow[]; total: number; corrected: string | null; searchedFor: SearchedFor }> {
  const { sorting, seed, phrase } = question
  const { key, order } = ORDERS[sorting ?? 'popularity']
  const isShuffled = sorting === null && seed !== null
  const rows = await run<CardRowOrNone & { total: number; corrected: string | null; searched: string[] | null }>(
    executor,
    `with phrase as materialized (${
      phrase === null
        ? 'select $3::text as corrected, null::text[] as searched'
        : 'select * from read_search($3, false)'
    }),
     own as materialized (
       select distinct l.product_id, l.${key} from category_listing l
       where l.organization_id = $1 and l.category_id = any($2::int[])
       ${
         phrase === null
           ? ''
           : `and (select f.vector @@ phrase.goods_query
                from phrase, product_search f where f.product_id = l.product_id)`
       }
     ),
     page as materialized (
       select own.*, row_number() over (order by ${
         isShuffled ? "hashtextextended(own.product_id || ':' || $6::text, 0)" : `$6::text is null, ${order('own')}`
       }) as place
       from own order by place limit $4::int offset $5::int
     )
     select (select count(*)::int from own) as total, phrase.corrected, phrase.searched, ${CARD_COLUMNS}
     from phrase
     left join page on true
     left join product_card c on c.product_id = page.product_id
     left join stock_level s on s.product_id = page.product_id
     order by page.place`,
    [
      question.organizationId,
      question.categoryIds.length > 0 ? question.categoryIds : [0],
      phrase,
      question.size,
      question.from,
      seed,
    ],
  )
  return { rows: rows.filter(hasCard), ...readingOf(rows[0]) }
}

const readingOf = (row: { total: number; corrected: string | null; searched: string[] | null } | undefined) => ({
  total: row?.total ?? 0,
  corrected: row?.corrected ?? null,
  searchedFor: searchedFor(row?.searched),
})

/** Fields of a sellable product read from the tables; other fields depend on the place and the sale step. */
export interface SellableRow
  extends Omit<
    SellableProduct,
    'categoryIds' | 'finalPrice' | 'isAvailableAtLocation' | 'lastsToLocation' | 'stockKind' | 'available'
  > {
  /** Categories besides the main one. */
  readonly furtherCategoryIds: number[]
  readonly kind: SellableProduct['stockKind'] | null
  readonly left: number | null
}

/**
 * Products that can be sold at `now`, read from the source tables and not from the read models: checkout relies on this
 * within its transaction.
 */
export function findSellable(executor: Executor, ids: readonly number[], now: Date): Promise<SellableRow[]> {
  return run<SellableRow>(
    executor,
    `select p.id, p.organization_id as "organizationId", p.title, p.slug, p.sku, p.category_id as "categoryId",
       c.url_key as "categoryUrlKey", c.title as "mainCategoryName",
       array(select pc.category_id from product_category pc where pc.product_id = p.id) as "furtherCategoryIds",
       p.image, coalesce(p.hue, c.hue) as hue, p.unit, p.measure, p.is_weight as "isWeight",
       p.max_sale_quantity as "maxSaleQuantity", p.vat, p.price, d.price as "specialPrice",
       d.first as "specialFrom", d.last as "specialTo", 
       p.enabled and o.is_enabled and not terms.unsold && array[0, p.category_id] as enabled,
       p.harvest_ready_on as "harvestReadyOn", p.production_schedule as "productionSchedule", p.allergens,
       coalesce(p.way_days, ${WAY_DAYS_UNKNOWN})::int as "wayDays", coalesce(p.keeping, 'ambient') as keeping, p.shelf_days as "shelfDays",
       s.kind, s.on_hand - s.allocated - s.held as "left"
     from product p
     join seller_card o on o.id = p.organization_id
     join seller_terms terms on terms.id = p.organization_id
     join category_card c on c.id = p.category_id
     left join stock_level s on s.product_id = p.id
     left join lateral (
       select sp.price, lower(sp.valid) as first, upper(sp.valid) - 1 as last from special_price sp
       where sp.product_id = p.id and sp.price < p.price and sp.valid @> ($2::timestamptz at time zone o.time_zone)::date
       order by sp.price limit 1
     ) as d on true
     where p.id = any((select $1::int[])::int[])`,
    [ids, now],
  )
}

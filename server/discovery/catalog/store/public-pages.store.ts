import { type Executor, run } from '../../../platform/db/client.ts'
import type { PublicFarmer, PublicProduct } from '../ports.ts'

/** Public pages of the catalogue, independent of a place; `organizationId` restricts to one seller's shop. */
const ON_SALE = `product.enabled and organization.is_enabled and not organization.is_hidden
       and organization.type = 'farmer' and ($1::int is null or organization.id = $1)`

/** Price of one sale step today in the seller's time zone, kopecks. */
const PRICE_TODAY = `least(product.price, coalesce((
          select min(special_price.price) from special_price
           where special_price.product_id = product.id
             and special_price.valid @> (shop_now() at time zone organization.time_zone)::date), product.price))`

export async function publicCategories(executor: Executor, organizationId: number | null): Promise<string[]> {
  const rows = await run<{ key: string }>(
    executor,
    `select url_key as key from category_card as category where exists (
       select from category_seller_count counted join seller_card as organization on organization.id = counted.organization_id
        where counted.category_id = category.id and is_enabled and not is_hidden
          and ($1::int is null or organization.id = $1))
      order by id`,
    [organizationId],
  )
  return rows.map(({ key }) => key)
}

/** Farmers with the day on which their products last changed. */
export function publicFarmers(executor: Executor): Promise<{ id: number; changedOn: string }[]> {
  return run<{ id: number; changedOn: string }>(
    executor,
    `select o.id, coalesce(changed.at, page.created_at)::date::text as "changedOn"
       from seller_card o join seller_page page on page.id = o.id
       left join (select organization_id, max(changed_at) as at from product group by 1) as changed
         on changed.organization_id = o.id
      where o.type = 'farmer' and o.is_enabled and not o.is_hidden order by o.id`,
  )
}

/** First ids of parts of at most `size` products each. */
export async function publicProductParts(
  executor: Executor,
  organizationId: number | null,
  size: number,
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select id from (
       select product.id, row_number() over (order by product.id) as place
         from product join seller_card as organization on organization.id = product.organization_id where ${ON_SALE}) as numbered
      where (place - 1) % $2 = 0 order by id`,
    [organizationId, size],
  )
  return rows.map(({ id }) => id)
}

/** At most `size` products, starting with an id. */
export function publicProducts(
  executor: Executor,
  organizationId: number | null,
  from: number,
  size: number,
): Promise<{ categoryUrlKey: string; slug: string; changedOn: string }[]> {
  return run<{ categoryUrlKey: string; slug: string; changedOn: string }>(
    executor,
    `select category.url_key as "categoryUrlKey", product.slug, product.changed_at::date::text as "changedOn"
       from product join seller_card as organization on organization.id = product.organization_id
       join category_card as category on category.id = product.category_id
      where ${ON_SALE} and product.id >= $2 order by product.id limit $3`,
    [organizationId, from, size],
  )
}

export interface FeedOfferRow {
  readonly id: number
  readonly organizationId: number
  readonly categoryId: number
  readonly categoryUrlKey: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly image: string
  readonly farmer: string
  readonly place: string
  readonly unit: string
  readonly measure: number
  readonly isWeight: boolean
  /** Regular price, kopecks. */
  readonly price: number
  /** Price today in the seller's time zone, kopecks. */
  readonly finalPrice: number
  readonly isInStock: boolean
}

/** At most `size` offers after an id, ordered by id. */
export function feedOffers(
  executor: Executor,
  organizationId: number | null,
  after: number,
  size: number,
): Promise<FeedOfferRow[]> {
  return run<FeedOfferRow>(
    executor,
    `select product.id, organization.id as "organizationId", product.category_id as "categoryId",
        category.url_key as "categoryUrlKey", product.slug, product.title, product.description, product.image,
        organization.title as farmer,
        concat_ws(', ', coalesce(page.city, page.settlement), page.region) as place,
        product.unit, product.measure, product.is_weight as "isWeight", product.price,
        ${PRICE_TODAY} as "finalPrice",
        coalesce(stock.kind = 'unlimited' or stock.on_hand - stock.allocated - stock.held >= category_listing.step_amount, false) as "isInStock"
       from product join seller_card as organization on organization.id = product.organization_id
       join seller_page as page on page.id = organization.id
       join category_card as category on category.id = product.category_id
       join category_listing on category_listing.category_id = 0 and category_listing.product_id = product.id
       left join stock_level as stock on stock.product_id = product.id
      where ${ON_SALE} and product.id > $2 order by product.id limit $3`,
    [organizationId, after, size],
  )
}

/** Every category, ancestors first. */
export function feedCategories(executor: Executor): Promise<{ id: number; parentId: number | null; title: string }[]> {
  return run<{ id: number; parentId: number | null; title: string }>(
    executor,
    `select id, parent_id as "parentId", title from category_card as category order by parent_id is not null, id`,
  )
}

/** The product's page; null = no such page. */
export async function publicProduct(
  executor: Executor,
  organizationId: number | null,
  id: number,
): Promise<PublicProduct | null> {
  const [row] = await run<PublicProduct>(
    executor,
    `select product.title, product.image, coalesce(product.hue, category.hue)::int as hue, organization.title as farmer,
        coalesce(page.city, page.settlement, page.region) as place,
        product.unit, product.measure, product.is_weight as "isWeight", ${PRICE_TODAY} as "finalPrice"
       from product join seller_card as organization on organization.id = product.organization_id
       join seller_page as page on page.id = organization.id
       join category_card as category on category.id = product.category_id
      where ${ON_SALE} and product.id = $2`,
    [organizationId, id],
  )
  return row ?? null
}

/** The farmer's page; null = no such page. */
export async function publicFarmer(
  executor: Executor,
  organizationId: number | null,
  id: number,
): Promise<PublicFarmer | null> {
  const [row] = await run<PublicFarmer>(
    executor,
    `select title, tagline as note, image, hue::int as hue from seller_card as organization
      where type = 'farmer' and is_enabled and not is_hidden and ($1::int is null or id = $1) and id = $2`,
    [organizationId, id],
  )
  return row ?? null
}

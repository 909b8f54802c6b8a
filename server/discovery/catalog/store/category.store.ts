import type { AttributeKey } from '@okolitsa/domain/catalog/attributes.ts'
import type { CategoryStory } from '@okolitsa/domain/catalog/category-story.ts'
import type { ShownSellerId } from '@okolitsa/domain/identity/scope.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { bitsValue, comesTo, type PlaceBytes, waysValue } from '../../../fulfilment/delivery/public.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface CategoryRow {
  readonly id: number
  readonly parentId: number | null
  readonly urlKey: string
  readonly title: string
  readonly description: string
  readonly image: string
  readonly hue: number
  /** Attributes of products in this category and below. */
  readonly attributes: AttributeKey[]
  /** Former addresses, also of categories merged into this one. */
  readonly oldKeys: readonly string[]
  /** Description of the category; null = none. */
  readonly story: CategoryStory | null
}

/** All categories of farmers' products, in the order of their parents. */
export function listCategories(executor: Executor): Promise<CategoryRow[]> {
  return run<CategoryRow>(
    executor,
    `select c.id, c.parent_id as "parentId", c.url_key as "urlKey", c.title, c.description, c.image, c.hue, c.attributes,
       c.old_keys as "oldKeys",
       case when c.has_story then json_build_object('lead', c.lead, 'seoTitle', c.seo_title, 'seoDescription', c.seo_description,
         'cardTitle', c.card_title, 'cardText', c.card_text) end as story
     from category_card c where c.trade = 'farmer' order by c.position, c.id`,
  )
}

export interface CategoryCount {
  readonly categoryId: number
  readonly products: number
  readonly sellers: number
}

/** Products and sellers of every category; a place restricts them to those that can be delivered. */
export function countByCategory(executor: Executor, place: PlaceBytes | null): Promise<CategoryCount[]> {
  return run<CategoryCount>(
    executor,
    `select category_id as "categoryId", sum(products)::int as products, count(distinct organization_id)::int as sellers
     from category_seller_count counted
     where $1::bytea is null or ${comesTo('counted', '$1::bytea', '$2::bytea')}
     group by category_id`,
    [place && bitsValue(place), place && waysValue(place)],
  )
}

export function countOfSellers(
  executor: Executor,
  organizationIds: readonly ShownSellerId[],
): Promise<CategoryCount[]> {
  return run<CategoryCount>(
    executor,
    `select category_id as "categoryId", sum(products)::int as products, count(distinct organization_id)::int as sellers
       from category_seller_count where organization_id = any($1::int[]) group by category_id`,
    [organizationIds],
  )
}

/** Ids of the sellers with products in one of the categories; 0 = any category. */
export async function sellersListedIn(
  executor: Executor,
  categoryIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await run<{ id: number }>(
    executor,
    'select distinct organization_id as id from category_seller_count where category_id = any($1)',
    [categoryIds],
  )
  return new Set(rows.map((row) => row.id))
}

/** Sellers with products in the categories that can be delivered to a place. */
export async function sellersComingFrom(
  executor: Executor,
  categoryIds: readonly number[],
  place: PlaceBytes,
): Promise<ReadonlySet<number>> {
  const rows = await run<{ id: number }>(
    executor,
    `select distinct organization_id as id from category_seller_count counted
      where category_id = any($1) and ${comesTo('counted', '$2::bytea', '$3::bytea')}`,
    [categoryIds, bitsValue(place), waysValue(place)],
  )
  return new Set(rows.map((row) => row.id))
}

export async function sellersWithDiscount(executor: Executor): Promise<ReadonlySet<number>> {
  const rows = await run<{ id: number }>(
    executor,
    `select distinct organization_id as id from category_listing where category_id = 0 and discount_percent > 0`,
  )
  return new Set(rows.map((row) => row.id))
}

export async function sellersTaking(executor: Executor, method: PaymentMethod): Promise<ReadonlySet<number>> {
  const rows = await run<{ id: number }>(executor, 'select id from seller_terms where $1 = any(payment_methods)', [
    method,
  ])
  return new Set(rows.map((row) => row.id))
}

export async function sellersWithTrait(executor: Executor, mask: number): Promise<ReadonlySet<number>> {
  const rows = await run<{ id: number }>(
    executor,
    'select distinct organization_id as id from category_listing where category_id = 0 and traits & $1::int = $1::int',
    [mask],
  )
  return new Set(rows.map((row) => row.id))
}

/** The sellers with the most products of a category that can be delivered to a place. */
export function fullestSellers(
  executor: Executor,
  categoryId: number,
  place: PlaceBytes,
  limit: number,
): Promise<{ id: number; products: number }[]> {
  return run(
    executor,
    `select organization_id as id, sum(products)::int as products from category_seller_count counted
     where category_id = $1 and ${comesTo('counted', '$2::bytea', '$3::bytea')}
     group by organization_id order by sum(products) desc, organization_id limit $4`,
    [categoryId, bitsValue(place), waysValue(place), limit],
  )
}

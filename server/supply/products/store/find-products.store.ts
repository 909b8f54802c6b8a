import { folded, holding } from '@okolitsa/domain/office/search-text.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { ListedProduct } from '../ports.ts'

/** The first category of a trade; null = none. */
export async function firstCategoryOf(executor: Executor, trade: string): Promise<number | null> {
  const [row] = await run<{ id: number }>(executor, 'select id from category where trade = $1 order by id limit 1', [
    trade,
  ])
  return row?.id ?? null
}

export async function titlesOf(
  executor: Executor,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await run<{ id: number; title: string }>(
    executor,
    'select id, title from product where id = any($1::int[])',
    [productIds],
  )
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** A product's seller and root category; null = no such product. */
export async function findListed(executor: Executor, productId: number): Promise<ListedProduct | null> {
  const [row] = await run<ListedProduct>(
    executor,
    `with recursive above (id, parent_id, url_key) as (
       select c.id, c.parent_id, c.url_key from category c join product p on p.category_id = c.id where p.id = $1
       union
       select c.id, c.parent_id, c.url_key from category c join above on c.id = above.parent_id
     )
     select p.organization_id as "organizationId", p.title, above.url_key as section
       from product p, above where p.id = $1 and above.parent_id is null`,
    [productId],
  )
  return row ?? null
}

/** URL key of the root category with most of a seller's products on sale; null = none. */
export async function mainSectionOf(executor: Executor, organizationId: number): Promise<string | null> {
  const [row] = await run<{ section: string }>(
    executor,
    `select root.url_key as section from product join category on category.id = product.category_id
       join category as root on root.id = coalesce(category.parent_id, category.id)
      where product.organization_id = $1 and product.enabled
      group by root.id, root.url_key order by count(*) desc, root.id limit 1`,
    [organizationId],
  )
  return row?.section ?? null
}

/** The number of products of each seller on sale with a price, an own picture and stock, at most `most`. */
export async function countPictured(
  executor: Executor,
  organizationIds: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await run<{ organizationId: number; products: number }>(
    executor,
    `select seller.id as "organizationId", counted.products
       from unnest($1::int[]) as seller (id)
       cross join lateral (select count(*)::int as products from (
         select from product_title as product join category on category.id = product.category_id
          where product.organization_id = seller.id and product.enabled and product.price > 0
            and product.image <> category.image and (stock_kind = 'unlimited' or on_hand > promised)
          limit $2) as sold) as counted`,
    [organizationIds, most],
  )
  return new Map(rows.map(({ organizationId, products }) => [organizationId, products]))
}

/** Goods of farms on sale whose title contains the text. */
export const findNamed = (
  executor: Executor,
  text: string,
  most: number,
): Promise<{ id: number; title: string; seller: string }[]> =>
  run(
    executor,
    `select product.id, product.title, seller.title as seller from product
       join seller_card as seller on seller.id = product.organization_id and seller.type = 'farmer'
      where fold_text(product.title) like $1 and product.enabled order by product.popularity desc, product.id limit $2`,
    [holding(folded(text)), most],
  )

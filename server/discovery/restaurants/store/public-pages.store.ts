import { type Executor, run } from '../../../platform/db/client.ts'
import type { PublicRestaurant } from '../ports.ts'
import { DISH_OF_FOUND, type DishRow, ON_MENU } from './dish-row.ts'

/** Restaurants with a public page, independent of a place; `organizationId` restricts to one seller's shop. */
const SHOWN = `o.type = 'restaurant' and o.is_enabled and not o.is_hidden and ($1::int is null or o.id = $1)`

export function publicRestaurants(
  executor: Executor,
  organizationId: number | null,
): Promise<{ id: number; changedOn: string }[]> {
  return run<{ id: number; changedOn: string }>(
    executor,
    `select o.id, coalesce(changed.at, page.created_at)::date::text as "changedOn"
       from seller_card o join seller_page page on page.id = o.id
       left join (select organization_id, max(changed_at) as at from product_title
                   join product_details on product_details.id = product_title.id group by 1) as changed
         on changed.organization_id = o.id
      where ${SHOWN} order by o.id`,
    [organizationId],
  )
}

/** Whether the marketplace shows a restaurant. */
export async function hasRestaurants(executor: Executor): Promise<boolean> {
  const rows = await run(executor, `select o.id from seller_card o where ${SHOWN} limit 1`, [null])
  return rows.length > 0
}

/** First ids of parts of at most `size` dishes each. */
export async function publicDishParts(
  executor: Executor,
  organizationId: number | null,
  size: number,
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select id from (
       select p.id, row_number() over (order by p.id) as place
         from dish d join product_title p on p.id = d.product_id join seller_card o on o.id = d.organization_id
           join seller_terms terms on terms.id = o.id
        where ${ON_MENU} and ${SHOWN}) as numbered
      where (place - 1) % $2 = 0 order by id`,
    [organizationId, size],
  )
  return rows.map(({ id }) => id)
}

/** At most `size` dishes, starting with an id. */
export function publicDishes(
  executor: Executor,
  organizationId: number | null,
  from: number,
  size: number,
): Promise<{ slug: string; changedOn: string }[]> {
  return run<{ slug: string; changedOn: string }>(
    executor,
    `select p.slug, about.changed_at::date::text as "changedOn"
       from dish d join product_title p on p.id = d.product_id join product_details about on about.id = p.id
       join seller_card o on o.id = d.organization_id join seller_terms terms on terms.id = o.id
      where ${ON_MENU} and ${SHOWN} and p.id >= $2 order by p.id limit $3`,
    [organizationId, from, size],
  )
}

/** The restaurant's page; null = no such page. */
export async function publicRestaurant(
  executor: Executor,
  organizationId: number | null,
  id: number,
): Promise<PublicRestaurant | null> {
  const [row] = await run<PublicRestaurant>(
    executor,
    `select o.title, o.tagline as note, o.image, o.hue::int as hue from seller_card o where ${SHOWN} and o.id = $2`,
    [organizationId, id],
  )
  return row ?? null
}

/** A dish with its restaurant; null = no page there. */
export async function publicDish(
  executor: Executor,
  organizationId: number | null,
  id: number,
): Promise<{ dish: DishRow; restaurant: string; place: string } | null> {
  const [row] = await run<{ dish: DishRow; restaurant: string; place: string }>(
    executor,
    `with found as materialized (select d.product_id, o.title, coalesce(page.city, page.settlement, page.region) as place
       from dish d join product_title p on p.id = d.product_id join seller_card o on o.id = d.organization_id
       join seller_page page on page.id = o.id join seller_terms terms on terms.id = o.id
      where ${ON_MENU} and ${SHOWN} and d.product_id = $2)
     select ${DISH_OF_FOUND}, found.title as restaurant, found.place from found`,
    [organizationId, id],
  )
  return row ?? null
}

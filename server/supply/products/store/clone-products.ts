import { type Executor, run } from '../../../platform/db/client.ts'

/**
 * Copies the farmers' products in turn for the sellers from `firstSeller` on, `each` per seller. Prices, popularity and
 * age vary by a hash of the id, so that two runs are equal. Leaves the table `product_clone` (id, base_id) for
 * dependent data. Writes no audit entries.
 */
export async function cloneProducts(
  tx: Executor,
  { firstSeller, sellers, each }: { firstSeller: number; sellers: number; each: number },
): Promise<void> {
  await run(
    tx,
    `create temporary table product_clone on commit drop as
    with base as materialized (select product.id, row_number() over (order by product.id) - 1 as rank from product
      join seller_card as organization on organization.id = organization_id where type = 'farmer')
    select (select max(id) from product) + n as id, ${firstSeller} + (n - 1) / ${each} as organization_id,
      base.id as base_id, n
    from generate_series(1, ${sellers * each}) as n join base on base.rank = n % (select count(*) from base)`,
  )
  await run(tx, 'analyze product_clone')
  await run(
    tx,
    `insert into product (id, organization_id, category_id, slug, sku, title, description, composition,
      shelf_life, storage, shelf_days, keeping, way_days, nutrition, allergens, vat, unit, measure, is_weight, max_sale_quantity, production_schedule, attributes, price, image,
      image_alt, image_focus_x, image_focus_y, hue, harvest_ready_on, popularity, created_at)
    select c.id, c.organization_id, p.category_id, p.slug || '-' || c.n, 'n' || c.n, p.title, p.description, p.composition,
      p.shelf_life, p.storage, p.shelf_days, p.keeping, p.way_days, p.nutrition, p.allergens, p.vat, p.unit, p.measure, p.is_weight, p.max_sale_quantity, p.production_schedule, p.attributes,
      p.price * (80 + (hashint4(c.id) & 63)) / 100 / 100 * 100 + 100, p.image,
      p.image_alt, p.image_focus_x, p.image_focus_y, p.hue, p.harvest_ready_on,
      (hashint4(c.id + 11) & 1048575) * 900 / 1048575,
      p.created_at - make_interval(days => hashint4(c.id + 5) & 127)
    from product_clone c join product p on p.id = c.base_id order by c.id`,
  )
}

/** Copies additional categories, pictures and special prices. */
export async function clonePartsOfProducts(tx: Executor): Promise<void> {
  await run(
    tx,
    `insert into product_category
    select c.id, pc.category_id from product_clone c join product_category pc on pc.product_id = c.base_id`,
  )
  await run(
    tx,
    `insert into product_picture
    select c.id, p.place, p.source, p.alt, p.focus_x, p.focus_y
    from product_clone c join product_picture p on p.product_id = c.base_id`,
  )
  await run(
    tx,
    `insert into special_price (product_id, price, valid)
    select c.id, p.price * 8 / 10, s.valid
    from product_clone c join special_price s on s.product_id = c.base_id join product p on p.id = c.id`,
  )
  await run(tx, `select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`)
}

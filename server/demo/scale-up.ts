import type pg from 'pg'

/** A cloned seller has this many products. */
const PRODUCTS_PER_CLONE = 150
/** Ids of clones start here, above everything written by hand. */
const FIRST_CLONE = 10_001
const FIRST_CLONED_PRODUCT = 1_000_001

/**
 * Multiplies the loaded demo world to about `products` products by cloning sellers with their rates, areas and trade
 * places. Prices, popularity and ages differ by a hash of the id, so two runs give the same world.
 */
export async function scaleUp(client: pg.Client, products: number): Promise<void> {
  const base = await client.query<{ products: number }>('select count(*)::int as products from product')
  const clones = Math.max(0, Math.ceil((products - (base.rows[0]?.products ?? 0)) / PRODUCTS_PER_CLONE))
  // millions of rows that reference rows written a moment ago: checking each would take longer than writing it
  await client.query("set local session_replication_role = 'replica'")
  await client.query("set local maintenance_work_mem = '256MB'")
  await client.query("set local work_mem = '128MB'")
  await client.query('analyze')
  await cloneSellers(client, clones)
  await cloneProducts(client, clones)
  await client.query('analyze product, organization, stock, special_price, product_category')
  await withoutIndexes(client, ['category_listing', 'product_search'], () =>
    client.query('select refresh_product_cards(null)'),
  )
  await continueIdentities(client)
}

async function cloneSellers(client: pg.Client, clones: number): Promise<void> {
  await client.query(`create temporary table clone_of on commit drop as
    with base as materialized (
      select id, row_number() over (order by id) - 1 as rank from organization where type = 'farmer' and not is_hidden)
    select ${FIRST_CLONE} - 1 + j as id, base.id as base_id, j
    from generate_series(1, ${clones}) as j join base on base.rank = (j - 1) % (select count(*) from base)`)
  await client.query(`insert into organization (id, type, slug, title, tagline, story, owner_name, small_image, image,
      hue, city, settlement, region, region_code, latitude, longitude, time_zone, legal_name, legal_address, tin, ien,
      with_cdek, has_online_payment, work_with_subscriptions, delivery_weekdays, order_cutoff, processing_days,
      window_from_hour, window_to_hour, horizon_days, rating_sum, rating_count, popularity, created_at)
    select c.id, o.type, o.slug || '-' || c.j, o.title || ' ' || c.j, o.tagline, o.story, o.owner_name, o.small_image, o.image,
      o.hue, o.city, o.settlement, o.region, o.region_code,
      o.latitude + (hashint4(c.id) % 1000) / 4000.0, o.longitude + (hashint4(c.id + 7) % 1000) / 2000.0,
      o.time_zone, o.legal_name, o.legal_address, o.tin, o.ien, o.with_cdek, o.has_online_payment,
      o.work_with_subscriptions, o.delivery_weekdays, o.order_cutoff, o.processing_days, o.window_from_hour,
      o.window_to_hour, o.horizon_days, o.rating_sum, o.rating_count, (hashint4(c.id) & 1023) * 900 / 1023,
      o.created_at - make_interval(days => hashint4(c.id + 3) & 255)
    from clone_of c join organization o on o.id = c.base_id`)
  await client.query(`insert into organization_payment_method
    select c.id, m.code from clone_of c join organization_payment_method m on m.organization_id = c.base_id`)
  await client.query(`create temporary table rate_clone on commit drop as
    select c.id as organization_id, r.id as base_id,
      (select max(id) from shipping_rate) + row_number() over (order by c.id, r.id) as id
    from clone_of c join shipping_rate r on r.organization_id = c.base_id`)
  await client.query(`insert into shipping_rate (id, organization_id, title, price, min_order_sum, free_delivery_sum,
      free_delivery_sum_for_subscribers, is_default) overriding system value
    select n.id, n.organization_id, r.title, r.price, r.min_order_sum, r.free_delivery_sum,
      r.free_delivery_sum_for_subscribers, r.is_default
    from rate_clone n join shipping_rate r on r.id = n.base_id`)
  await client.query(`insert into shipping_area (shipping_rate_id, kind, region_code, city, center_latitude,
      center_longitude, radius_metres, polygon)
    select n.id, a.kind, a.region_code, a.city, a.center_latitude, a.center_longitude, a.radius_metres, a.polygon
    from rate_clone n join shipping_area a on a.shipping_rate_id = n.base_id`)
  await client.query(`insert into trade_place (organization_id, title, address, city, region_code, latitude, longitude, hours)
    select c.id, t.title, t.address, t.city, t.region_code, t.latitude, t.longitude, t.hours
    from clone_of c join trade_place t on t.organization_id = c.base_id`)
}

async function cloneProducts(client: pg.Client, clones: number): Promise<void> {
  await client.query(`create temporary table product_clone on commit drop as
    with base as materialized (select id, row_number() over (order by id) - 1 as rank from product)
    select ${FIRST_CLONED_PRODUCT} - 1 + n as id, ${FIRST_CLONE} + (n - 1) / ${PRODUCTS_PER_CLONE} as organization_id,
      base.id as base_id, n
    from generate_series(1, ${clones * PRODUCTS_PER_CLONE}) as n join base on base.rank = n % (select count(*) from base)`)
  await client.query('analyze product_clone')
  await withoutIndexes(client, ['product'], () =>
    client.query(`insert into product (id, organization_id, category_id, slug, sku, title, description, composition,
      shelf_life, storage, nutrition, allergens, vat, unit, measure, is_weight, max_sale_quantity, price, image, hue,
      harvest_ready_on, popularity, rating_sum, rating_count, created_at)
    select c.id, c.organization_id, p.category_id, p.slug || '-' || c.n, 'n' || c.n, p.title, p.description, p.composition,
      p.shelf_life, p.storage, p.nutrition, p.allergens, p.vat, p.unit, p.measure, p.is_weight, p.max_sale_quantity,
      p.price * (80 + (hashint4(c.id) & 63)) / 100 / 100 * 100 + 100, p.image, p.hue, p.harvest_ready_on,
      (hashint4(c.id + 11) & 1048575) * 900 / 1048575, p.rating_sum, p.rating_count,
      p.created_at - make_interval(days => hashint4(c.id + 5) & 127)
    from product_clone c join product p on p.id = c.base_id order by c.id`),
  )
  await client.query(`insert into stock (product_id, kind, on_hand)
    select c.id, s.kind, s.on_hand from product_clone c join stock s on s.product_id = c.base_id order by c.id`)
  // the ledger's own trigger sleeps with the other triggers
  await client.query(`insert into stock_movement (product_id, on_hand_delta, cause)
    select product_id, on_hand, 'initial' from stock where product_id >= ${FIRST_CLONED_PRODUCT} and on_hand <> 0`)
  await client.query(`insert into product_category
    select c.id, pc.category_id from product_clone c join product_category pc on pc.product_id = c.base_id`)
  await client.query(`insert into special_price (product_id, price, valid)
    select c.id, p.price * 8 / 10, s.valid
    from product_clone c join special_price s on s.product_id = c.base_id join product p on p.id = c.id`)
}

/**
 * Indexes that are no constraints are built once at the end instead of row by row; so are the primary keys of read
 * models, which nothing refers to.
 */
async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  fill: () => Promise<unknown>,
): Promise<void> {
  const keys = await client.query<{ relation: string; name: string; definition: string }>(
    `select k.conrelid::regclass::text as relation, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k where k.conrelid = any($1::regclass[]) and k.contype = 'p'
       and not exists (select from pg_constraint f where f.confrelid = k.conrelid)`,
    [tables],
  )
  const indexes = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [tables],
  )
  for (const { relation, name } of keys.rows) await client.query(`alter table ${relation} drop constraint ${name}`)
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
  await fill()
  for (const { relation, name, definition } of keys.rows) {
    await client.query(`alter table ${relation} add constraint ${name} ${definition}`)
  }
  for (const { definition } of indexes.rows) await client.query(definition)
}

async function continueIdentities(client: pg.Client): Promise<void> {
  for (const table of ['organization', 'product', 'shipping_rate']) {
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table])
  }
}

import { type Executor, run } from '../../../platform/db/client.ts'

/** First id of clones, above all ids of the demo. */
const FIRST_CLONE = 10_001

/**
 * Copies farmers for benchmarks: `clones` copies in turn, with payment methods, rates, areas and trade places.
 * Popularity, place and age vary by a hash of the id, so that two runs are equal. Writes no audit entries. Returns the
 * first id; the other ids follow.
 */
export async function cloneSellers(tx: Executor, clones: number): Promise<number> {
  await run(
    tx,
    `create temporary table clone_of on commit drop as
    with base as materialized (
      select id, row_number() over (order by id) - 1 as rank from organization where type = 'farmer' and not is_hidden)
    select ${FIRST_CLONE} - 1 + j as id, base.id as base_id, j
    from generate_series(1, ${clones}) as j join base on base.rank = (j - 1) % (select count(*) from base)`,
  )
  await run(
    tx,
    `insert into organization (id, type, slug, title, tagline, story, owner_name, small_image, image,
      image_alt, image_focus_x, image_focus_y, hue, city, settlement, region, region_code, latitude, longitude, time_zone, legal_name, legal_address, tin, ien,
      with_cdek, has_online_payment, work_with_subscriptions, delivery_weekdays, order_cutoff, processing_days,
      window_from_hour, window_to_hour, horizon_days, popularity, created_at)
    select c.id, o.type, o.slug || '-' || c.j, o.title || ' ' || c.j, o.tagline, o.story, o.owner_name, o.small_image, o.image,
      o.image_alt, o.image_focus_x, o.image_focus_y, o.hue, o.city, o.settlement, o.region, o.region_code,
      o.latitude + (hashint4(c.id) % 1000) / 4000.0, o.longitude + (hashint4(c.id + 7) % 1000) / 2000.0,
      o.time_zone, o.legal_name, o.legal_address, o.tin, o.ien, o.with_cdek, o.has_online_payment,
      o.work_with_subscriptions, o.delivery_weekdays, o.order_cutoff, o.processing_days, o.window_from_hour,
      o.window_to_hour, o.horizon_days, (hashint4(c.id) & 1023) * 900 / 1023,
      o.created_at - make_interval(days => hashint4(c.id + 3) & 255)
    from clone_of c join organization o on o.id = c.base_id`,
  )
  await run(
    tx,
    `insert into organization_picture
    select c.id, p.place, p.source, p.alt, p.focus_x, p.focus_y
    from clone_of c join organization_picture p on p.organization_id = c.base_id`,
  )
  await run(
    tx,
    `insert into organization_payment_method
    select c.id, m.code from clone_of c join organization_payment_method m on m.organization_id = c.base_id`,
  )
  await run(
    tx,
    `create temporary table rate_clone on commit drop as
    select c.id as organization_id, r.id as base_id,
      (select max(id) from shipping_rate) + row_number() over (order by c.id, r.id) as id
    from clone_of c join shipping_rate r on r.organization_id = c.base_id`,
  )
  await run(
    tx,
    `insert into shipping_rate (id, organization_id, title, price, min_order_sum, free_delivery_sum,
      free_delivery_sum_for_subscribers, is_default, slot_capacity, weekdays, from_hour, to_hour) overriding system value
    select n.id, n.organization_id, r.title, r.price, r.min_order_sum, r.free_delivery_sum,
      r.free_delivery_sum_for_subscribers, r.is_default, r.slot_capacity, r.weekdays, r.from_hour, r.to_hour
    from rate_clone n join shipping_rate r on r.id = n.base_id`,
  )
  await run(
    tx,
    `insert into shipping_area (shipping_rate_id, kind, region_code, city, center_latitude,
      center_longitude, radius_metres, polygon)
    select n.id, a.kind, a.region_code, a.city, a.center_latitude, a.center_longitude, a.radius_metres, a.polygon
    from rate_clone n join shipping_area a on a.shipping_rate_id = n.base_id`,
  )
  await run(
    tx,
    `insert into trade_place (organization_id, title, address, city, region_code, latitude, longitude, hours)
    select c.id, t.title, t.address, t.city, t.region_code, t.latitude, t.longitude, t.hours
    from clone_of c join trade_place t on t.organization_id = c.base_id and t.first_day is null`,
  )
  await run(tx, `select setval(pg_get_serial_sequence('organization', 'id'), (select max(id) from organization))`)
  await run(tx, `select setval(pg_get_serial_sequence('shipping_rate', 'id'), (select max(id) from shipping_rate))`)
  return FIRST_CLONE
}

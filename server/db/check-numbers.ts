/** Number of days whose lines, claims and history are also checked; for earlier days only the sums are. */
const DAYS_IN_DEPTH = 40

/** Days of sellers that are computed from orders, so their stored numbers are ignored. */
export const STALE_DAYS = `
stale_day as (
  select distinct organization_id, (finished_at at time zone time_zone)::date as day
    from numbers_stale join organization on organization.id = organization_id)`

/**
 * Checks that the stored numbers of a seller's day equal its orders; uses `stale_day`. One row = one problem, in words.
 */
export const NUMBERS_PROBLEMS = `
select 'numbers of seller ' || organization_id || ' on ' || day || ' are ' || coalesce(kept.sum, 0) || ' of '
    || coalesce(kept.orders, 0) || ' orders, its orders say ' || coalesce(said.sum, 0) || ' of ' || coalesce(said.orders, 0)
  from (
    select organization_id, (finished_at at time zone organization.time_zone)::date as day,
      count(*) filter (where state = 'received') as orders,
      sum(goods + case when delivery_kind = 'cdek' then 0 else delivery_sum end)
        filter (where state = 'received' or kept_sum > 0) as sum
      from shop_order join organization on organization.id = organization_id
      join lateral (select sum(sold_sum) as goods from sold_line where order_id = shop_order.id) as line on true where finished_at is not null group by 1, 2
  ) as said full join numbers_day as kept using (organization_id, day)
  where (coalesce(kept.orders, 0), coalesce(kept.sum, 0)) <> (coalesce(said.orders, 0), coalesce(said.sum, 0))
    and not exists (select from stale_day where stale_day.organization_id = coalesce(said.organization_id, kept.organization_id)
      and coalesce(stale_day.day, said.day, kept.day) = coalesce(said.day, kept.day))
union all
select 'numbers of seller ' || kept.organization_id || ' on ' || kept.day || ' are not what its orders come to'
  from numbers_day as kept join organization on organization.id = kept.organization_id
  cross join lateral numbers_of_day(kept.organization_id, kept.day::timestamp at time zone time_zone,
    (kept.day + 1)::timestamp at time zone time_zone) as now
  where kept.day > (shop_now() at time zone time_zone)::date - ${DAYS_IN_DEPTH}
    and not exists (select from stale_day where stale_day.organization_id = kept.organization_id
      and coalesce(stale_day.day, kept.day) = kept.day)
    and to_jsonb(kept) - 'organization_id' - 'day' <> to_jsonb(now)`

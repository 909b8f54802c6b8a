-- The shop's «now». Outside development it is the database's own: connections of a shop told another time
-- (OKOLITSA_NOW) carry how far theirs stands from it, and SQL then agrees with the shop's clock.
create function clock_shift() returns interval language sql stable parallel safe as $$
  select make_interval(secs => coalesce(nullif(current_setting('okolitsa.clock_shift_ms', true), '')::float8, 0) / 1000)
$$;
-- As now(): the same moment from the beginning to the end of a transaction.
create function shop_now() returns timestamptz language sql stable parallel safe as $$
  select now() + clock_shift()
$$;
-- As clock_timestamp(): later with every row.
create function shop_clock_timestamp() returns timestamptz language sql volatile parallel safe as $$
  select clock_timestamp() + clock_shift()
$$;
-- The job runner lives by the database's own time: when it is to run what is due at a moment of the shop's.
create function machine_time(moment timestamptz) returns timestamptz language sql stable parallel safe as $$
  select moment - clock_shift()
$$;

-- Every default of our own tables that was now() or clock_timestamp().
do $$
declare each record;
begin
  for each in
    select c.oid::regclass as "table", a.attname as "column", pg_get_expr(d.adbin, d.adrelid) as expression
    from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    join pg_class c on c.oid = d.adrelid
    where c.relnamespace = 'public'::regnamespace and c.relname <> 'migration'
      and pg_get_expr(d.adbin, d.adrelid) in ('now()', 'clock_timestamp()')
  loop
    execute format('alter table %s alter column %I set default %s', each."table", each."column",
      case each.expression when 'now()' then 'shop_now()' else 'shop_clock_timestamp()' end);
  end loop;
end $$;

-- The same functions as they were, by the shop's time.
do $$
begin
  execute replace(pg_get_functiondef('refresh_product_cards'::regproc), 'now()', 'shop_now()');
end $$;

create or replace function outbox_adds_job() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('deliver-outbox', json_build_object('id', new.id),
    run_at := machine_time(new.due_at), max_attempts := 12);
  return null;
end $$;

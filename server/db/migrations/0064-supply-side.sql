-- The supply side gets owners: sellers, products and their prices are changed by commands, and each leaves a trace.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default shop_clock_timestamp(),
  staff_id integer,
  service text check (length(service) between 1 and 60),
  organization_id integer,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  check ((staff_id is null) <> (service is null)),
  check (before is not null or after is not null)
);
comment on table audit_entry is 'Who changed what of the supply side. Refers to nothing: entries outlive what they tell of.';
comment on column audit_entry.staff_id is 'The person who did it; null = a service of the shop did.';
comment on column audit_entry.organization_id is 'Whose it is; null = the marketplace''s own.';
comment on column audit_entry.before is 'Only the fields that changed; null = there was nothing before.';
comment on column audit_entry.after is 'Only the fields that changed; null = there is nothing any more.';
create index audit_entry_by_entity on audit_entry (entity, entity_id, id desc);
create index audit_entry_by_organization on audit_entry (organization_id, id desc);

create function audit_entry_stays() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed';
end $$;
create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function audit_entry_stays();

-- Orders point at trade places, so one that closes stays.
alter table trade_place add column closed_at timestamptz;
comment on column trade_place.closed_at is 'Nobody is sent here any more; null = open.';

-- Everything of a seller that nodes keep in memory.
drop trigger tell_delivery_changed on organization;
create trigger tell_delivery_changed after insert or delete or update of is_enabled, is_hidden, order_cutoff,
  delivery_weekdays, processing_days, delivery_duration_days, window_from_hour, window_to_hour, horizon_days, time_zone,
  type, title, slug, tagline, small_image, hue, latitude, longitude, city, settlement, region_code,
  work_with_subscriptions, with_cdek, daily_deliveries on organization
  for each statement execute function tell_delivery_changed();

-- Two refreshes at once wrote new words in different orders and could wait for each other in a ring.
do $$
begin
  execute replace(pg_get_functiondef('refresh_product_cards'::regproc),
    'word !~ ''^[0-9]+$''
  on conflict do nothing', 'word !~ ''^[0-9]+$''
  order by word
  on conflict do nothing');
end $$;

-- The page of a seller reads the programme where it is kept.
drop trigger loyalty_program_shows on loyalty_program;
drop function loyalty_program_shows();
alter table organization drop column loyalty_program;

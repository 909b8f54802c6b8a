-- Moments at which a block starts and ends by itself, and who saved a version when.
alter table content_version
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column saved_at timestamptz,
  add column staff_id integer,
  add constraint content_version_moments check (starts_at < ends_at);
comment on column content_version.starts_at is 'Moments of the block, besides its days at the visitor''s place; null = open.';
comment on column content_version.staff_id is 'Null = a service of the shop: the demo or starter data.';

-- Moments at which a block starts and ends by itself.
alter table content_version
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add constraint content_version_moments check (starts_at < ends_at);
comment on column content_version.starts_at is 'Moments of the block, besides its days at the visitor''s place; null = open.';

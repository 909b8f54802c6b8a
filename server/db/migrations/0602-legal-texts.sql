-- Versions of texts: who saved one, the day from which it will be shown, and whether consents are asked for again.
alter table content_version
  add column saved_by integer,
  add column saved_at timestamptz,
  add column planned_for date,
  add column asks_again boolean not null default false;
comment on column content_version.saved_by is 'The person of the office; null = starter data or a service.';
comment on column content_version.planned_for is 'The day from which the version will be shown; null = no plan.';
comment on column content_version.asks_again is 'True = consents to earlier versions no longer count.';
create unique index content_version_plan on content_version (code) where planned_for is not null;

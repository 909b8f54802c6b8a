-- A self-employed seller is notified once a year that 80 % of the yearly limit is sold, and once that all of it is.
create table npd_warning (
  organization_id integer not null references organization on delete cascade,
  year smallint not null,
  level text not null check (level in ('near', 'over')),
  notified_at timestamptz not null,
  primary key (organization_id, year, level)
);
comment on table npd_warning is 'Warnings about the limit of the self-employed, once a year and level.';
create index npd_warning_of_year on npd_warning (year);

-- A banner or a shelf may be shown on the days of a yearly occasion, which are computed for every year and region.
alter table content_version
  add column occasion text,
  add constraint content_version_occasion_check
    check (occasion in ('newYear', 'maslenitsa', 'lent', 'easter', 'summer', 'harvest')) not valid;
comment on column content_version.occasion is 'The yearly occasion on whose days the block is shown; null = on every day.';

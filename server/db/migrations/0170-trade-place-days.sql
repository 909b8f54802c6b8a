-- A stand at a fair is a trade place that is open on its days and on no others.
alter table trade_place add column first_day date, add column last_day date;
alter table trade_place
  add check ((first_day is null) = (last_day is null)),
  add check (first_day <= last_day);
comment on column trade_place.first_day is 'With last_day: open on these days only; null = every week.';

alter table payout_run add column extra_reason text check (extra_reason <> '');
comment on column payout_run.extra_reason is 'Why the run was drafted on a day that is no payout day of the calendar; null = it was one.';

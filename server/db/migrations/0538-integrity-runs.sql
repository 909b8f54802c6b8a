-- Runs of the integrity check with what they found.
create table integrity_run (
  id bigint generated always as identity primary key,
  asked_at timestamptz not null,
  asked_by integer,
  started_at timestamptz,
  ended_at timestamptz,
  problems integer,
  findings text[] not null default '{}',
  failure text,
  check (ended_at is null or (problems is null) = (failure is not null))
);
comment on column integrity_run.asked_by is 'The person of the office who asked for it; null = the nightly check.';
comment on column integrity_run.started_at is 'Null = the run waits for the job runner.';
comment on column integrity_run.findings is 'The first problems, in words.';
comment on column integrity_run.failure is 'Why the check itself did not come to an end.';
create unique index integrity_run_open on integrity_run ((true)) where ended_at is null;

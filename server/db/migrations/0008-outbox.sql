-- What happened, written in the transaction that made it happen; a job carries it on (spec 8).
-- Retrying with back-off is the job runner's (graphile-worker); this table says what and whether it was delivered.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index outbox_waiting on outbox (id) where delivered_at is null;
create function outbox_adds_job() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('deliver-outbox', json_build_object('id', new.id), max_attempts := 12);
  return null;
end $$;
create trigger outbox_adds_job after insert on outbox for each row execute function outbox_adds_job();

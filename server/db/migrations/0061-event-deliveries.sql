-- Each subscriber of an event has a delivery of its own: a job with its own tries, and a row that says what came of it.
create table event_delivery (
  event_id bigint not null references outbox on delete cascade,
  subscriber text not null,
  delivered_at timestamptz,
  failure text,
  dead_at timestamptz,
  primary key (event_id, subscriber)
);
comment on table event_delivery is 'Who gets an event, written by the job of the event; goes with the event.';
comment on column event_delivery.failure is 'Why the last try failed; null = it did not.';
comment on column event_delivery.dead_at is 'When the tries ended without success: a dead letter, tried again at night.';
create index event_delivery_dead on event_delivery (dead_at) where dead_at is not null and delivered_at is null;
comment on column outbox.delivered_at is 'When the last subscriber had it; null = somebody waits for it.';

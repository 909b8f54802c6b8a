-- What a gateway tells of a payment is recorded once, and makes us ask it at most once in a while.
alter table payment add column asked_at timestamptz;
comment on column payment.asked_at is 'When a notification last made us ask the gateway.';
create unique index payment_event_once on payment_event (payment_id, kind, (detail ->> 'event')) where detail ? 'event';

-- Messages to many customers, of the office or of a seller.
create table broadcast (
  id integer generated always as identity primary key,
  organization_id integer references organization on delete cascade,
  audience jsonb not null,
  thing text check (length(thing) <= 300),
  texts jsonb not null,
  with_sms boolean not null,
  people integer not null check (people > 0),
  left_out jsonb not null,
  state text not null default 'sending' check (state in ('sending', 'stopped', 'done')),
  staff_id integer not null references staff_account,
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'sending') = (ended_at is null))
);
comment on table broadcast is 'A message that goes to the people of broadcast_recipient. It begins at once; stopping waits for the batch that is being written.';
comment on column broadcast.organization_id is 'The seller who writes; null = the office.';
comment on column broadcast.thing is 'What the audience is about, as it was called: a product, a lot, a tour, a run.';
comment on column broadcast.texts is 'Title and text by language, with variables in braces.';
create index broadcast_by_seller on broadcast (organization_id, id desc);
create index broadcast_under_way on broadcast (id) where state = 'sending';

create table broadcast_recipient (
  broadcast_id integer not null references broadcast on delete cascade,
  customer_id integer not null references customer on delete cascade,
  order_ids integer[] not null,
  seller text not null,
  day date,
  region_code text,
  state text not null default 'waiting' check (state in ('waiting', 'notified', 'leftOut')),
  primary key (broadcast_id, customer_id)
);
comment on table broadcast_recipient is 'The audience as it was at the start, with the values of the text. A row leaves «waiting» in the transaction that writes the notification.';
create index broadcast_recipient_waiting on broadcast_recipient (broadcast_id, customer_id) where state = 'waiting';
create index broadcast_recipient_of_customer on broadcast_recipient (customer_id);

alter table notification add column broadcast_id integer;
comment on column notification.broadcast_id is 'The broadcast that it is a part of; null = of none.';

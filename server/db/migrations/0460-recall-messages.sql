-- A recall reaches whoever received the goods, when that is not the customer who ordered them.
create table recall_message (
  order_id integer not null references shop_order on delete cascade,
  lot_id integer not null,
  claimed_at timestamptz,
  primary key (order_id, lot_id)
);
comment on table recall_message is 'A recall to be told by SMS to the recipient of an order, whose phone is not the customer''s. The phone stays with the order.';
comment on column recall_message.claimed_at is 'When the message was given to the provider; null = it waits.';

-- What a customer wants to be told of, and by which channel.
create table notification_choice (
  customer_id integer not null references customer on delete cascade,
  topic text not null check (topic ~ '^[a-zA-Z]{1,30}$'),
  channel text not null check (channel ~ '^[a-z]{1,20}$'),
  is_on boolean not null,
  changed_at timestamptz not null,
  primary key (customer_id, topic, channel)
);
comment on table notification_choice is 'What a customer said of a topic and a channel of notifications. No row: it is wanted.';

-- Chat of customers with sellers (spec 3, 4, 7.13): one thread per customer and organization, every message kept.
create table chat_thread (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  organization_id integer not null references organization on delete cascade,
  is_blocked boolean not null default false,
  last_message_id bigint,
  created_at timestamptz not null,
  unique (customer_id, organization_id)
);
comment on table chat_thread is 'A customer and a seller talking to each other. Its row is locked while a message is written: ids within a thread grow in the order of commits.';
comment on column chat_thread.is_blocked is 'The seller takes no messages of this customer any more.';
comment on column chat_thread.last_message_id is 'Null = opened, and nothing said yet.';
create index chat_thread_organization on chat_thread (organization_id, last_message_id desc);

create table chat_message (
  id bigint generated always as identity primary key,
  thread_id integer not null references chat_thread on delete cascade,
  client_message_id uuid not null,
  sender text not null check (sender in ('customer', 'seller')),
  staff_id integer references staff_account on delete set null,
  text text not null check (length(text) <= 4000),
  status text not null default 'sent' check (status in ('sent', 'read', 'deleted')),
  generated_by_ai boolean not null default false,
  created_at timestamptz not null,
  unique (thread_id, client_message_id),
  constraint chat_message_says_something check ((status = 'deleted') = (text = ''))
);
comment on table chat_message is 'What was said, in the order of ids. A deleted message keeps its place and loses its text.';
comment on column chat_message.client_message_id is 'Made by whoever writes: sent twice, it is one message.';
comment on column chat_message.staff_id is 'Who of the seller wrote it; null = the customer, an automatic answer, or somebody whose account is gone.';
comment on column chat_message.generated_by_ai is 'An automatic answer in the name of the seller.';
create index chat_message_thread on chat_message (thread_id, id desc);
create index chat_message_unread on chat_message (thread_id, sender) where status = 'sent';
create index chat_message_staff on chat_message (staff_id) where staff_id is not null;

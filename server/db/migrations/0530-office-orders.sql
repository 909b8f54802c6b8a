-- Work of the office on orders: notes, the person who looks after an order, and looks at personal data.
create table office_order_note (
  id integer generated always as identity primary key,
  order_id integer not null references shop_order on delete cascade,
  member_id integer not null references office_member,
  text text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null
);
comment on table office_order_note is 'A note of the office on an order; customers and sellers do not see it.';
create index office_order_note_by_order on office_order_note (order_id, id);

create table office_order_owner (
  order_id integer primary key references shop_order on delete cascade,
  member_id integer not null references office_member,
  assigned_at timestamptz not null
);
comment on table office_order_owner is 'The person of the office who looks after an order; no row = none.';
create index office_order_owner_by_member on office_order_owner (member_id, order_id);

create table office_reveal (
  id integer generated always as identity primary key,
  order_id integer not null references shop_order on delete cascade,
  customer_id integer not null references customer,
  member_id integer not null references office_member,
  field text not null,
  reason text not null,
  at timestamptz not null
);
comment on table office_reveal is 'A look of the office at one personal field of an order; the customer sees these rows in the account.';
create index office_reveal_by_order on office_reveal (order_id, member_id, at desc);
create index office_reveal_by_customer on office_reveal (customer_id, id desc);

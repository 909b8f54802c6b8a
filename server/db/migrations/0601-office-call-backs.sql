-- Orders whose customers the office promised to call back.
create table office_call_back (
  order_id integer primary key references shop_order on delete cascade,
  member_id integer not null references office_member,
  due_at timestamptz not null
);
comment on table office_call_back is 'A promised call to the customer of an order; the row is deleted when the call was made.';
create index office_call_back_by_due on office_call_back (due_at);

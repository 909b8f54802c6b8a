-- Money that the seller took without a gateway: by hand or to their own account.
create table outside_payment (
  id bigint generated always as identity primary key,
  order_id integer not null references shop_order,
  amount kopecks not null check (amount > 0),
  actor text not null check (actor in ('farmer', 'admin')),
  actor_id integer,
  at timestamptz not null
);
create index outside_payment_by_order on outside_payment (order_id);
comment on table outside_payment is 'Only says that an order is paid. The journal and the receipts count what a seller took at the hand-over, once.';

create function outside_payment_stays() returns trigger language plpgsql as $$
begin
  raise exception 'money that was taken is never untaken';
end $$;
create trigger outside_payment_stays before update or delete or truncate on outside_payment
  for each statement execute function outside_payment_stays();

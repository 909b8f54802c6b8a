-- Customers in the office: a block with a reason and an end, looks at the account without an order, ended sessions.
alter table customer
  add column blocked_at timestamptz,
  add column blocked_until timestamptz,
  add column block_reason text check (block_reason in ('notPicked', 'deceit', 'rude', 'security', 'other')),
  add column block_message text check (length(block_message) between 1 and 500);
comment on column customer.blocked_at is 'Since when the office has blocked new orders and texts of the customer; null = it has not.';
comment on column customer.blocked_until is 'The end of the block that comes by itself; null = the office ends it.';

alter table office_reveal alter column order_id drop not null;
comment on column office_reveal.order_id is 'Null = a look at the account itself.';

alter table customer_session drop constraint customer_session_end_reason_check,
  add constraint customer_session_end_reason_check
    check (end_reason in ('signed_out', 'ended_by_customer', 'ended_by_office', 'phone_changed', 'theft')) not valid;

-- The seller answers a claim with new goods, or gives back a part of what was asked for.
alter table order_claim
  drop constraint order_claim_state_check,
  add constraint order_claim_state_check
    check (state in ('waiting', 'accepted', 'declined', 'promised', 'replaced')),
  add column asked_refund kopecks,
  add column replaced_at timestamptz,
  add constraint order_claim_replaced check ((state = 'replaced') = (replaced_at is not null));
comment on column order_claim.asked_refund is 'Money the customer asked for when less was given; null = as much as was given.';
create index order_claim_promised on order_claim (order_id) where state = 'promised';

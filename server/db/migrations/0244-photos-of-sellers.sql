-- The seller shows what they say against a claim.
alter table order_claim_photo add column is_of_seller boolean not null default false;
comment on column order_claim_photo.is_of_seller is 'The seller sent it: seen by the customer with an answer to their claim, not with a contest of a refund.';

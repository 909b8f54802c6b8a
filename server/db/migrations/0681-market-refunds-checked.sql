-- outside a transaction
alter table refund validate constraint refund_market_share_within_amount;
alter table office_approval validate constraint office_approval_kind_check;

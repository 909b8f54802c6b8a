-- outside a transaction
create index concurrently payment_by_card_end on payment (card_end, created_at desc) where card_end is not null;

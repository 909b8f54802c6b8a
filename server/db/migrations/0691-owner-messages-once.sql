-- outside a transaction
drop index concurrently if exists seller_message_by_key;
create unique index concurrently seller_message_by_key on seller_message (organization_id, channel, key) where key is not null;

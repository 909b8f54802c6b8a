-- outside a transaction
create unique index concurrently seller_message_notice on seller_message (organization_id, channel, notice) where notice is not null;

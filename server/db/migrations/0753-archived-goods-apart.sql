-- outside a transaction
-- Archived goods are few, and the office lists and counts them.
drop index concurrently if exists product_archived;
create index concurrently product_archived on product (id) where archived_at is not null;

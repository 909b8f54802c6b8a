-- outside a transaction
-- Reviews of a seller around a moment, for the signs of a burst.
create index concurrently if not exists review_by_time on review (organization_id, created_at);

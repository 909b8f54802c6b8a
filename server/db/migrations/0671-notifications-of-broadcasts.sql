-- outside a transaction
create index concurrently notification_of_broadcast on notification (broadcast_id) where broadcast_id is not null;
-- the consents to news are few beside all consents
create index concurrently consent_to_news on consent (customer_id, id) where purpose = 'marketing';

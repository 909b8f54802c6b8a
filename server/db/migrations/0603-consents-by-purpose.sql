-- outside a transaction
drop index concurrently if exists consent_by_purpose;
create index concurrently consent_by_purpose on consent (purpose, customer_id, id desc) include (action, edition);

-- The request that caused a row, also through the events that carried its work on: everything that touched an order can
-- be found by it. The defaults are evaluated for new rows only, so that no table is rewritten.
alter table outbox add column request_id text default nullif(current_setting('okolitsa.request_id', true), '');
alter table audit_entry add column request_id text default nullif(current_setting('okolitsa.request_id', true), '');
alter table ledger_entry add column request_id text default nullif(current_setting('okolitsa.request_id', true), '');
comment on column outbox.request_id is 'Id of the request that caused the event; null = no request did.';
comment on column audit_entry.request_id is 'Id of the request that caused the change; null = no request did.';
comment on column ledger_entry.request_id is 'Id of the request whose event caused the posting; null = no request did.';

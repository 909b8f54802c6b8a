-- Entries of the audit trail form a hash chain, and say what kind they are of, why, and where the request came from.
alter table audit_entry
  add column kind text not null default 'change',
  add column reason text,
  add column network text,
  add column browser text,
  add column system text,
  add column personal_id uuid,
  add constraint audit_entry_kind_check check (kind in ('change', 'read', 'refusal')) not valid;
comment on column audit_entry.kind is 'change = values changed, read = personal data were read, refusal = a call was refused.';
comment on column audit_entry.network is 'Network of the request, with its last parts hidden; null = no request.';
comment on column audit_entry.personal_id is 'Key of the personal values; the entry itself contains their salted hashes. Null = it has none.';

create table audit_personal (
  id uuid primary key,
  salt bytea not null check (length(salt) = 16),
  before jsonb,
  after jsonb
);
comment on table audit_personal is 'Personal values of audit entries and the salts of their hashes. Erasing a row leaves the chain as it is.';

create table audit_chain (
  position bigint primary key,
  entry_id bigint not null unique,
  hash bytea not null check (length(hash) = 32)
);
comment on table audit_chain is 'Sealed entries in the order of their commits, as far as the sealer saw it.';
comment on column audit_chain.hash is 'SHA-256 of the former hash and the digest of the entry.';

create table audit_unsealed (entry_id bigint primary key);
comment on table audit_unsealed is 'Entries that wait for the sealer, which deletes them.';

create table audit_backlog (next_id bigint not null, last_id bigint not null);
comment on table audit_backlog is 'Entries older than the chain; the sealer takes them first and deletes the row at their end.';

create table audit_day (
  day date primary key,
  position bigint not null,
  hash bytea not null
);
comment on table audit_day is 'The last hash of each day, as it left the machine.';

create function audit_entry_waits() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (entry_id) select id from written;
  return null;
end $$;
create trigger audit_entry_waits after insert on audit_entry referencing new table as written
  for each statement execute function audit_entry_waits();
-- also for rows that a history of the demo brings without other triggers
alter table audit_entry enable always trigger audit_entry_waits;
alter table audit_entry enable always trigger audit_entry_stays;
create trigger audit_entry_remains before truncate on audit_entry for each statement execute function audit_entry_stays();
alter table audit_entry enable always trigger audit_entry_remains;

create trigger audit_chain_stays before update or delete or truncate on audit_chain
  for each statement execute function audit_entry_stays();
alter table audit_chain enable always trigger audit_chain_stays;
create trigger audit_day_stays before update or delete or truncate on audit_day
  for each statement execute function audit_entry_stays();
alter table audit_day enable always trigger audit_day_stays;

-- The lock of the trigger has waited for every open insert, so this is the last entry without it.
insert into audit_backlog (next_id, last_id)
  select 1, last from (select max(id) as last from audit_entry) as known where last is not null;

-- Visits of the office in cabinets of sellers, and the seller on whose behalf an entry of the audit trail was made.
create table cabinet_visit (
  token_hash bytea primary key check (length(token_hash) = 32),
  session_id uuid not null references office_session on delete cascade,
  organization_id integer not null,
  mode text not null check (mode in ('reading', 'acting')),
  reason text not null check (length(reason) between 1 and 200),
  began_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
comment on table cabinet_visit is 'A person of the office in the cabinet of a seller; it ends with the session of the office at the latest.';
create unique index cabinet_visit_open on cabinet_visit (session_id) where ended_at is null;

alter table audit_entry add column on_behalf_of integer;
comment on column audit_entry.on_behalf_of is 'The seller in whose cabinet a person of the office did it; null = on nobody else''s behalf.';

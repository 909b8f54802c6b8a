-- Requisites to which sellers are paid, and acceptances of the market's offer. Rows of both are only added.
create table requisites_version (
  id integer generated always as identity primary key,
  organization_id integer not null references organization,
  kind text not null check (kind in ('account', 'personalAccount', 'sbp', 'token')),
  details jsonb not null,
  confirmed_by integer,
  confirmed_at timestamptz not null,
  effective_from timestamptz not null check (effective_from >= confirmed_at),
  contacts jsonb not null default '[]'
);
create index requisites_version_by_seller on requisites_version (organization_id, effective_from);
comment on table requisites_version is 'Confirmed requisites; the latest that has taken effect and is not cancelled is in force.';
comment on column requisites_version.confirmed_by is 'The owner; null = a service.';
comment on column requisites_version.contacts is 'Phones and addresses to which the change was announced: those known before it.';

create table requisites_cancel (
  version_id integer primary key references requisites_version,
  cancelled_at timestamptz not null,
  cancelled_by integer
);
comment on column requisites_cancel.cancelled_by is 'The owner; null = by the link of the notice.';

create table offer_acceptance (
  organization_id integer not null references organization,
  version integer not null,
  accepted_by integer,
  accepted_at timestamptz not null,
  network text,
  browser text,
  primary key (organization_id, version)
);
comment on table offer_acceptance is 'Which version of the market''s offer was accepted, by which owner, when, and from which network and browser.';

create function contract_row_stays() returns trigger language plpgsql as $$
begin
  raise exception 'rows of contracts are only added';
end $$;
create trigger requisites_version_stays before update or delete or truncate on requisites_version
  for each statement execute function contract_row_stays();
create trigger requisites_cancel_stays before update or delete or truncate on requisites_cancel
  for each statement execute function contract_row_stays();
create trigger offer_acceptance_stays before update or delete or truncate on offer_acceptance
  for each statement execute function contract_row_stays();

alter table organization add column lacks_contract boolean not null default false;
comment on column organization.lacks_contract is 'True = the seller has not accepted the offer in force, so it takes no new orders.';

alter table auth_challenge drop constraint auth_challenge_purpose_check,
  add constraint auth_challenge_purpose_check
    check (purpose in ('sign_in', 'change_phone', 'confirm', 'staff', 'opening', 'requisites', 'offer')) not valid;

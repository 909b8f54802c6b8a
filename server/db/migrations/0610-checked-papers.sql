-- A person of the office checks papers of sellers. Papers of earlier releases count as accepted.
alter table organization_document
  add column checked text not null default 'accepted' check (checked in ('waiting', 'accepted', 'refused')),
  add column refusal text
    check (refusal in ('unreadable', 'wrongPaper', 'ended', 'anotherCompany', 'incomplete', 'other')),
  add column remark text check (length(remark) between 1 and 500),
  add column checked_by integer references staff_account,
  add column checked_at timestamptz,
  add column added_at timestamptz,
  add column covered_to date,
  add column told_days smallint,
  add constraint organization_document_refusal check ((checked = 'refused') = (refusal is not null));
comment on column organization_document.added_at is 'Since when it waits for the check; null = it was there before papers were checked.';
comment on column organization_document.covered_to is 'Last day of the accepted paper that this one replaced, which counts until then.';
comment on column organization_document.told_days is 'Days before the end of which the seller was told last; null = not yet.';
create index organization_document_waiting on organization_document (added_at) where checked = 'waiting';
create index organization_document_by_checker on organization_document (checked_by) where checked_by is not null;
create index organization_document_by_end on organization_document (valid_to) where valid_to is not null;

-- Somebody may apply by a code to their telephone, too: it says who they are and not whose company it is.
alter table seller_application
  add column proved_by text not null default 'bank' check (proved_by in ('bank', 'phone'));
comment on column seller_application.proved_by is
  'Who says that the person acts for the company: the bank, or until approval nobody but the person.';

-- Promo codes of the market whose discount a seller shares, with the seller's consent.
alter table promo_code add column without_consent text not null default 'market'
  check (without_consent in ('market', 'excluded'));
comment on column promo_code.without_consent is 'A code of the market at a seller who has not agreed to bear a part: the market bears it all, or the code does not work there.';

create table discount_consent (
  id integer generated always as identity primary key,
  promo_code_id integer not null references promo_code,
  organization_id integer not null references organization,
  is_agreed boolean not null,
  terms text not null,
  staff_id integer not null,
  at timestamptz not null,
  network text,
  browser text
);
comment on table discount_consent is 'Answers of owners to bear a part of a discount of the market; the latest of a seller is in force. terms: the words that the owner saw.';
create index discount_consent_latest on discount_consent (promo_code_id, organization_id, id desc);
create trigger discount_consent_stays before update or delete or truncate on discount_consent
  for each statement execute function contract_row_stays();

-- What people agreed to and took back: purpose, text, moment, network, device (152-FZ as of 1 September 2025).
create table consent (
  id bigint generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  purpose text not null check (purpose in ('agreement', 'personalData', 'marketing')),
  action text not null check (action in ('given', 'withdrawn')),
  edition text not null,
  -- null = given before texts were kept with their hash
  text_hash text check (text_hash ~ '^[0-9a-f]{64}$'),
  network text,
  user_agent text check (length(user_agent) <= 400),
  at timestamptz not null
);
comment on table consent is 'A journal: each line says what somebody agreed to, or took back, by which text, when and from where. Lines are never changed.';
comment on column consent.edition is 'The edition of the text that was on the screen.';
create index consent_of_customer on consent (customer_id, id desc);

create function consent_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a consent stays as it was given: write another line';
end $$;
create trigger consent_stays before update on consent for each row execute function consent_stays();

insert into consent (customer_id, purpose, action, edition, at)
select id, purpose, 'given', '2026-11-22', agreement_confirmed_at
  from customer, unnest(array['agreement', 'personalData']) as purpose where agreement_confirmed_at is not null;

alter table customer add column agreement_edition text;
update customer set agreement_edition = '2026-11-22' where agreement_confirmed_at is not null;
comment on column customer.agreement_edition is 'The edition of the agreement and of the consent to processing that was confirmed last; another one asks once more.';

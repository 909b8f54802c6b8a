-- People who work behind the counter: sellers' staff and administrators. They come in through the seller's bank and
-- never with a shopper's session.
create table staff_account (
  id integer generated always as identity (start with 501) primary key,
  organization_id integer references organization on delete cascade,
  bank_subject text not null unique check (length(bank_subject) between 1 and 200),
  name text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on column staff_account.organization_id is 'Null = an administrator, who sees every seller.';
comment on column staff_account.bank_subject is 'How the bank names this person; the only key between the two.';
create index staff_account_by_organization on staff_account (organization_id);

create table staff_token (
  token_hash bytea primary key,
  staff_id integer not null references staff_account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (expires_at > created_at)
);
comment on table staff_token is 'Sessions of staff: the token itself is known to its bearer only.';
create index staff_token_by_staff on staff_token (staff_id);

create table staff_sign_in_attempt (
  proof_hash bytea primary key,
  ip inet not null,
  at timestamptz not null,
  staff_id integer references staff_account on delete cascade
);
comment on table staff_sign_in_attempt is 'Every bank code or token that was ever shown: a second showing is refused whatever the bank says.';
comment on column staff_sign_in_attempt.staff_id is 'Null = it opened nothing; such ones count against the address they came from.';
create index staff_sign_in_attempt_by_ip on staff_sign_in_attempt (ip, at);

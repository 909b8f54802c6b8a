-- People of the office, apart from sellers' staff: they sign in by a second factor and have sessions of their own.
create table office_member (
  id integer primary key references staff_account,
  phone text not null unique check (phone ~ '^79\d{9}$'),
  is_phone_proved boolean not null,
  name text not null check (length(name) between 1 and 100),
  roles text[] not null,
  is_active boolean not null default true,
  user_handle bytea not null unique check (length(user_handle) = 16),
  created_at timestamptz not null,
  constraint office_member_roles_check check (roles <@ array['owner'] and cardinality(roles) > 0)
);
comment on table office_member is 'A person of the office. The account of the same id names the person in tables of others; it has no way in.';
comment on column office_member.is_phone_proved is 'False = no SMS could be sent when the person was registered, so that a sign-in asks for no code of the phone.';
comment on column office_member.user_handle is 'Random id of the person inside passkeys; it never changes.';

create table office_passkey (
  id uuid primary key,
  member_id integer not null references office_member on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  device_type text not null check (device_type in ('singleDevice', 'multiDevice')),
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on column office_passkey.counter is 'Counter of the authenticator; passkeys that are synchronised always send 0.';
create index office_passkey_by_member on office_passkey (member_id);

create table office_totp (
  member_id integer primary key references office_member on delete cascade,
  sealed_secret bytea not null,
  last_step bigint,
  created_at timestamptz not null
);
comment on column office_totp.sealed_secret is 'AES-256-GCM by a key derived from TOKEN_SECRET, bound to the person.';
comment on column office_totp.last_step is 'Period of the latest accepted code; codes of it and of earlier periods are refused.';

create table office_recovery_code (
  member_id integer not null references office_member on delete cascade,
  code_hmac bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hmac)
);

create table office_session (
  id uuid primary key,
  token_hash bytea not null unique,
  member_id integer not null references office_member on delete cascade,
  factor text not null check (factor in ('passkey', 'totp', 'recovery')),
  factor_at timestamptz not null,
  browser text,
  system text,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
comment on table office_session is 'Sessions of the office: the token itself is known to its bearer only.';
comment on column office_session.factor_at is 'Latest check of the second factor.';
create index office_session_by_member on office_session (member_id) where ended_at is null;
create index office_session_by_end on office_session (expires_at);

create table office_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('start', 'add', 'sign-in', 'prove')),
  holder text not null,
  expires_at timestamptz not null
);
comment on table office_challenge is 'Challenges of passkeys; each is deleted by its first use.';
comment on column office_challenge.holder is 'Link or person of the ceremony; empty for a sign-in.';
create index office_challenge_by_end on office_challenge (expires_at);

create table office_start_link (
  id uuid primary key,
  member_id integer references office_member on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  ticket_hash bytea unique,
  name text not null default '',
  phone text not null default '',
  is_phone_proved boolean not null default false,
  unsent_phone text not null default '',
  user_handle bytea not null check (length(user_handle) = 16),
  check ((used_at is null) = (ticket_hash is null))
);
comment on table office_start_link is 'One-time links that let a person make a factor; a new link deletes the former one.';
comment on column office_start_link.member_id is 'The person whose factors were removed; null = the first owner.';
create unique index office_start_link_by_member on office_start_link (coalesce(member_id, 0));
comment on column office_start_link.ticket_hash is 'The cookie for which the link was exchanged.';
comment on column office_start_link.unsent_phone is 'Phone to which no code could be sent, so that it is taken without one.';

-- People of sellers come in by their telephone, too, and are invited to it.
alter table staff_account add column phone text unique check (phone ~ '^79\d{9}$');
alter table staff_account alter column bank_subject drop not null;
alter table staff_account add constraint staff_account_can_enter check (bank_subject is not null or phone is not null);
comment on column staff_account.phone is 'A code sent there lets in; null = only the bank does.';
comment on column staff_account.bank_subject is 'How the bank names this person; null = they come in by their telephone.';

alter table auth_challenge drop constraint auth_challenge_purpose_check,
  add constraint auth_challenge_purpose_check check (purpose in ('sign_in', 'change_phone', 'confirm', 'staff'));

create table staff_invitation (
  id integer generated always as identity primary key,
  organization_id integer not null references organization on delete cascade,
  phone text not null check (phone ~ '^79\d{9}$'),
  name text not null check (length(name) between 1 and 60),
  role text not null check (role in ('owner', 'manager', 'picker', 'courier', 'accountant')),
  token_hash bytea not null unique,
  invited_by integer not null references staff_account on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz
);
comment on table staff_invitation is 'Who is asked to work at a seller. The link is known to its telephone only.';
comment on column staff_invitation.ended_at is 'It was taken, taken back, or another one was sent in its place.';
create unique index staff_invitation_open on staff_invitation (organization_id, phone) where ended_at is null;

-- People who are told once that the market has opened.
create table opening_subscriber (
  id uuid primary key,
  channel text not null check (channel in ('phone', 'email')),
  address text not null check (length(address) between 5 and 254),
  language text not null,
  consent_edition text not null,
  consent_hash text not null,
  network text not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  told_at timestamptz,
  tries smallint not null default 0,
  unique (channel, address)
);
comment on table opening_subscriber is 'Subscriptions to the opening of the market, with the consent under which each was given. A row is deleted some time after its message, and when nobody confirms it.';
comment on column opening_subscriber.address is 'Digits of a telephone, or an e-mail address in lower case.';
comment on column opening_subscriber.told_at is 'Time when the message was handed to its channel; null = not yet.';
create index opening_subscriber_to_tell on opening_subscriber (id) where confirmed_at is not null and told_at is null;

alter table auth_challenge drop constraint auth_challenge_purpose_check,
  add constraint auth_challenge_purpose_check
    check (purpose in ('sign_in', 'change_phone', 'confirm', 'staff', 'opening')) not valid;

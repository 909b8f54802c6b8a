-- A call that makes something is made once for the key that came with it.
create table call_key (
  digest bytea primary key,
  request_hash bytea not null,
  answer bytea,
  claimed_at timestamptz not null default shop_now()
);
create index call_key_by_age on call_key (claimed_at);
comment on table call_key is 'Calls that were made with a key: a digest of who called, what and with which key, and the answer, which only the key opens. Kept for a day.';
comment on column call_key.answer is 'Null while the first call is under way.';

-- Limits count who really asks: a network, a known browser, a customer (spec 4, 9).
alter table auth_challenge
  add column asker text not null default '',
  add column is_known boolean not null default false,
  add column passed_at timestamptz;
alter table auth_challenge alter column asker drop default;
alter table auth_challenge rename column ip to network;
alter index auth_challenge_by_ip rename to auth_challenge_by_network;
drop index auth_challenge_one_open;
create index auth_challenge_by_time on auth_challenge (created_at desc) where not is_known;
comment on table auth_challenge is 'One sent code, belonging to who asked for it. Only its HMAC is kept. Rows also serve as the send log, and those that were guessed at in vain make later codes longer.';
comment on column auth_challenge.asker is 'Who is counted: a browser that proved the phone before, an app, or a network.';
comment on column auth_challenge.network is 'An IPv4 address or the /64 of an IPv6 one.';

drop table auth_wrong_code;
create table limited_try (
  kind text not null,
  who text not null,
  what bytea,
  at timestamptz not null,
  unique (kind, who, what)
);
comment on table limited_try is 'Tries that are counted against a limit: wrong codes, unknown promo codes, costly calls. Kept for two days.';
comment on column limited_try.what is 'Hash of what was tried, where the same thing twice counts once.';
create index limited_try_by_time on limited_try (kind, who, at desc);
create index limited_try_old on limited_try (at);

alter table staff_sign_in_attempt add column asker text not null default '';
alter table staff_sign_in_attempt alter column asker drop default, drop column ip;
comment on column staff_sign_in_attempt.asker is 'Who showed it: a browser that staff came in with before, or a network.';
comment on column staff_sign_in_attempt.staff_id is 'Null = it opened nothing; such ones count against their asker.';
create index staff_sign_in_attempt_by_asker on staff_sign_in_attempt (asker, at desc);

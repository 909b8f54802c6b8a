-- Wrong sign-in codes by network address: guessing over many phones has a bound too (spec 4, Authentication).
create table auth_wrong_code (
  id bigint generated always as identity primary key,
  ip inet not null,
  at timestamptz not null default now()
);
comment on table auth_wrong_code is 'Kept for a day; counted over the last hour. Nothing of the phone or the code.';
create index auth_wrong_code_by_ip on auth_wrong_code (ip, at desc);

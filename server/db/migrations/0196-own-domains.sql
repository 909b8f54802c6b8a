-- Domains of sellers' own: whoever shows the proof has the host. Several may claim one; only the shown claim has a host.
alter table site_host drop column state;

create table site_domain (
  id uuid primary key default gen_random_uuid(),
  site_uuid uuid not null references site on delete cascade,
  host text not null check (host = lower(host) and host !~ '[:/]'),
  proof text not null,
  state text not null default 'waiting' check (state in ('waiting', 'verified', 'certified', 'failed')),
  reason text check (reason in ('noProof', 'unknownDomain', 'leadsElsewhere', 'takenOver', 'certificateRefused')),
  tries integer not null default 0,
  failing_since timestamptz,
  checked_at timestamptz,
  next_check_at timestamptz,
  added_at timestamptz not null default shop_clock_timestamp(),
  unique (site_uuid, host)
);
comment on table site_domain is 'Claims of sellers on domains of their own.';
comment on column site_domain.proof is 'What a TXT record of the domain has to say.';
comment on column site_domain.state is
  'waiting = the proof is looked for; verified = the host leads to the site; certified = and has a certificate; failed = it was given up.';
comment on column site_domain.reason is 'Why the last look or the certificate failed; null = it did not.';
comment on column site_domain.tries is 'Looks since the last good one.';
comment on column site_domain.next_check_at is 'Null = nobody looks again by itself.';
create index site_domain_due on site_domain (next_check_at) where next_check_at is not null;
create index site_domain_by_host on site_domain (host);

create table site_certificate (
  host text primary key references site_host on delete cascade,
  chain text,
  sealed_key text,
  expires_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null
);
comment on table site_certificate is 'Certificates of sellers'' domains; a row without a chain waits for its first.';
comment on column site_certificate.sealed_key is 'The private key under a key made of the shop''s secret.';
create index site_certificate_due on site_certificate (next_try_at);

create table certificate_account (
  directory text primary key,
  sealed_key text not null
);
comment on table certificate_account is 'What the shop is known by to an authority of certificates.';

create table certificate_challenge (
  token text primary key,
  answer text not null,
  expires_at timestamptz not null
);
comment on table certificate_challenge is 'What an authority asks a host for; any node answers.';

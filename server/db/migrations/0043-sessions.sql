-- A shopper's session is a thing of its own: access tokens name it, so ending it ends them all (spec 4, Authentication).
create table customer_session (
  id uuid primary key,
  customer_id integer not null references customer on delete cascade,
  source text not null check (source in ('web', 'app', 'ownfin')),
  user_agent text check (length(user_agent) <= 400),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed_out', 'ended_by_customer', 'phone_changed', 'theft')),
  check ((ended_at is null) = (end_reason is null))
);
comment on table customer_session is 'One signing-in of one browser or app; its id is the `sid` of access tokens and the family of refresh tokens.';
comment on column customer_session.last_seen_at is 'When it was opened or renewed last: about every quarter of an hour while it is used.';
create index customer_session_living on customer_session (customer_id, last_seen_at desc) where ended_at is null;
create index customer_session_ended on customer_session (ended_at) where ended_at is not null;

insert into customer_session (id, customer_id, source, created_at, last_seen_at, expires_at, ended_at, end_reason)
select family_id, min(customer_id), 'web', min(created_at), max(created_at), max(expires_at), max(revoked_at),
       case when max(revoked_at) is not null then 'signed_out' end
  from refresh_token group by family_id;

alter table refresh_token rename column family_id to session_id;
alter table refresh_token
  drop column customer_id,
  drop column revoked_at,
  add constraint refresh_token_session foreign key (session_id) references customer_session on delete cascade;
alter index refresh_token_family rename to refresh_token_by_session;
comment on table refresh_token is 'Rotating refresh tokens. Using a used one ends its session, except within seconds: two tabs that renew at once.';

delete from web_view_token;
alter table web_view_token
  drop column customer_id,
  add column session_id uuid not null references customer_session on delete cascade;
comment on table web_view_token is 'One-time token of the app''s web view, exchanged for the 3-day temporary cookie (/server/v1/auth/temp). The web view is a part of the app''s session and ends with it.';

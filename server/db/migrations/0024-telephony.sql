-- Calls that the shop's telephony makes for shoppers: it rings the seller and then the shopper.
alter table organization
  add column telephony_extension text check (telephony_extension ~ '^[0-9]{1,10}$'),
  add column call_from_hour smallint not null default 9 check (call_from_hour between 0 and 23),
  add column call_to_hour smallint not null default 20 check (call_to_hour between 1 and 24),
  add constraint organization_call_hours check (call_from_hour < call_to_hour);
comment on column organization.telephony_extension is 'Number of the seller inside the telephone exchange; null = rung by the ordinary number.';
comment on column organization.call_from_hour is 'From this local hour the seller picks up the telephone.';

create table telephone_callback (
  command_id text primary key check (length(command_id) <= 128),
  customer_id integer not null references customer on delete cascade,
  organization_id integer not null references organization on delete cascade,
  state text not null default 'asked' check (state in ('asked', 'ringing', 'talking', 'done', 'missed', 'failed')),
  talk_seconds integer check (talk_seconds >= 0),
  reason integer,
  created_at timestamptz not null
);
comment on column telephone_callback.command_id is 'Our name of the call at the telephone exchange: cb-<uuid>.';
comment on column telephone_callback.reason is 'Result code of the exchange when nobody talked.';
create index telephone_callback_by_customer on telephone_callback (customer_id, created_at desc);
create index telephone_callback_by_age on telephone_callback (created_at);

create table telephone_event (
  entry_id text not null check (length(entry_id) <= 200),
  call_id text not null default '' check (length(call_id) <= 200),
  seq integer not null default 0,
  command_id text references telephone_callback on delete cascade,
  call_state text check (call_state in ('Appeared', 'Connected', 'OnHold', 'Disconnected')),
  is_success boolean,
  talk_seconds integer,
  reason integer,
  at timestamptz not null,
  primary key (entry_id, call_id, seq)
);
comment on table telephone_event is 'What the exchange told about a call, in any order and more than once; no numbers of people are kept.';
comment on column telephone_event.call_id is 'A leg of the call; empty = the summary of all of it.';
create index telephone_event_by_command on telephone_event (command_id);

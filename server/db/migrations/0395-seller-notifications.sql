-- What awaits the people of a seller, and by which messages they were told of it.
create table seller_matter (
  id integer generated always as identity primary key,
  organization_id integer not null references organization on delete cascade,
  kind text not null check (kind in ('order', 'dinner', 'booking', 'claim', 'question', 'review', 'chat', 'request')),
  subject_id integer not null,
  at timestamptz not null,
  is_early boolean not null,
  seen_at timestamptz,
  look_at timestamptz,
  ended_at timestamptz
);
comment on table seller_matter is 'Something that a seller has to answer or look at. Whether it was answered is said by the thing itself: seller_matter_state.';
comment on column seller_matter.subject_id is 'Of an order, a dinner, a booking and a claim: the order; of others: the question, review, thread or request.';
comment on column seller_matter.is_early is 'One of the first orders of the seller.';
comment on column seller_matter.seen_at is 'When somebody of the seller opened it; of a chat the messages say so.';
comment on column seller_matter.look_at is 'When the next message may be due; null = none is left.';
create unique index seller_matter_open on seller_matter (kind, subject_id) where ended_at is null;
create index seller_matter_of_seller on seller_matter (organization_id) where ended_at is null;
create index seller_matter_due on seller_matter (look_at) where ended_at is null and look_at is not null;
create index seller_matter_ended on seller_matter (ended_at) where ended_at is not null;

create table seller_message (
  id integer generated always as identity primary key,
  organization_id integer not null references organization on delete cascade,
  channel text not null check (channel in ('push', 'sms', 'email', 'call')),
  at timestamptz not null,
  state text not null check (state in ('sending', 'sent', 'unsure', 'failed')),
  failure text
);
comment on table seller_message is 'A message to the people of a seller; everything due by one channel at a moment is one.';
comment on column seller_message.state is 'sending = the provider is asked, and is never asked again; unsure = its answer was lost; failed = it refused.';
create index seller_message_of_seller on seller_message (organization_id, at desc);

create table seller_matter_step (
  matter_id integer not null references seller_matter on delete cascade,
  rung smallint not null,
  message_id integer not null references seller_message on delete cascade,
  primary key (matter_id, rung, message_id)
);
comment on table seller_matter_step is 'Which steps of the ladder of a matter a message is.';
create index seller_matter_step_message on seller_matter_step (message_id);

-- No row: as usual.
create table seller_notification_settings (
  organization_id integer primary key references organization on delete cascade,
  phones text[] not null check (cardinality(phones) <= 3),
  email text,
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  changed_at timestamptz not null,
  check ((quiet_from is null) = (quiet_to is null))
);
comment on column seller_notification_settings.phones is 'Where SMS and calls go; empty = to the people who answer customers.';
comment on column seller_notification_settings.email is 'Null = where letters of requests from the site go, if anywhere.';
comment on column seller_notification_settings.quiet_from is 'Minutes of the day by the seller''s clock; null = no quiet hours.';

create table seller_notification_choice (
  organization_id integer not null references organization on delete cascade,
  topic text not null check (topic ~ '^[a-zA-Z]{1,30}$'),
  channel text not null check (channel ~ '^[a-z]{1,20}$'),
  is_on boolean not null,
  primary key (organization_id, topic, channel)
);
comment on table seller_notification_choice is 'What a seller said of a topic and a channel. No row: it is on.';

-- The queue of the office: texts that a moderator has to look at, of whatever kind.
create table moderation_matter (
  kind text not null check (kind in ('review', 'answer', 'question', 'post', 'page')),
  subject_id text not null check (length(subject_id) between 1 and 40),
  organization_id integer not null references organization on delete cascade,
  since timestamptz not null,
  changed_at timestamptz not null,
  is_shown boolean not null,
  phrases text[] not null default '{}',
  decided_at timestamptz,
  decided_by integer,
  declined_because text,
  primary key (kind, subject_id),
  constraint moderation_matter_decided check ((decided_at is null) = (decided_by is null))
);
comment on table moderation_matter is 'A text that waits for a moderator, or the last decision about it.';
comment on column moderation_matter.subject_id is 'The id of the text among those of its kind.';
comment on column moderation_matter.since is 'Since when it waits; later reports are new.';
comment on column moderation_matter.changed_at is 'When its author wrote it, or when it was first reported: a decision names the text that was read.';
comment on column moderation_matter.is_shown is 'True = visitors see the text while it waits.';
comment on column moderation_matter.phrases is 'Phrases of the list of words that the text contains.';
comment on column moderation_matter.decided_by is 'The person of the office. Null = it waits.';
comment on column moderation_matter.declined_because is 'Null = it waits, or is shown.';
create index moderation_matter_waiting on moderation_matter (since, kind, subject_id) where decided_at is null;
create index moderation_matter_seller on moderation_matter (organization_id);

create table moderation_report (
  kind text not null,
  subject_id text not null,
  reporter text not null,
  reason text not null check (reason in ('insult', 'personalData', 'advertising', 'deceit', 'forbidden', 'other')),
  words text not null default '' check (length(words) <= 500),
  at timestamptz not null,
  primary key (kind, subject_id, reporter),
  foreign key (kind, subject_id) references moderation_matter on delete cascade
);
comment on table moderation_report is 'What visitors say about a text. A person says it once.';
comment on column moderation_report.reporter is 'A hash of the account, or of the network of a guest: it is only compared.';

insert into moderation_matter (kind, subject_id, organization_id, since, changed_at, is_shown)
  select 'review', id::text, organization_id, changed_at, changed_at, false from review where state = 'waiting';

-- Why a text is hidden by the office; null = it is not. The columns are empty, so no row is rewritten.
alter table review add column answer_hidden_because text;
comment on column review.answer_hidden_because is 'Why the office hides the answer; waiting = it has not decided. Null = the answer is shown.';
alter table question add column hidden_because text;
comment on column question.hidden_because is 'Why the office hides question and answer; waiting = it has not decided. Null = they are shown.';
alter table farm_post add column hidden_because text;
comment on column farm_post.hidden_because is 'Why the office hides it; waiting = it has not decided. Null = the office does not.';
alter table site_page add column hidden_because text;
comment on column site_page.hidden_because is 'Why the office hides it; waiting = it has not decided. Null = the office does not.';

-- Questions to services that bill or meter them are counted by day.
create table paid_question (
  service text not null,
  day date not null,
  asked integer not null check (asked > 0),
  primary key (service, day)
);
comment on table paid_question is 'How many questions of a day this shop has asked of a paid service.';

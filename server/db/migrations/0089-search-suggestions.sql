-- What people may be typing, who asked for what, and what found nothing.

create table search_term (
  start text not null,
  term text not null,
  products integer not null,
  popularity integer not null,
  organization_ids integer[] not null,
  primary key (start, term)
);
comment on table search_term is 'What goods and categories are called, once for each word a shopper may begin with; made anew every night. organization_ids: some sellers who have it, the ones with the most of it first.';
create index search_term_start on search_term (start text_pattern_ops);

create table search_ask (
  phrase text not null,
  region_code text not null,
  asker bytea not null,
  day date not null,
  primary key (phrase, region_code, asker)
);
comment on table search_ask is 'Who asked for a phrase, as a secret digest of device and phrase together: people can be counted for a phrase and not followed from one to another. Forgotten after a month.';
create index search_ask_day on search_ask (day);

create table search_popular (
  region_code text not null,
  phrase text not null,
  people integer not null,
  primary key (region_code, phrase)
);
comment on table search_popular is 'Phrases that enough different people of a region asked for and that found something; made anew every hour. Region 00 = everywhere.';

create table search_empty (
  phrase text not null,
  region_code text not null,
  day date not null,
  times integer not null,
  primary key (day, phrase, region_code)
);
comment on table search_empty is 'Phrases that found nothing, without whoever asked.';

create table search_click_weight (
  phrase text not null,
  product_id integer not null references product on delete cascade,
  weight real not null check (weight > 0 and weight < 1),
  primary key (phrase, product_id)
);
comment on table search_click_weight is 'How much more a result was opened than others of its phrase; made anew every night from a month of clicks. Less than one step of sense: it orders equals.';

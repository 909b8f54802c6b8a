-- What categories tell of themselves.
create table category_story (
  category_id integer primary key references category on delete cascade,
  lead text not null,
  seo_title text not null,
  seo_description text not null,
  card_title text not null,
  card_text text not null
);
comment on table category_story is 'A category without a row has no card of its own among its goods.';

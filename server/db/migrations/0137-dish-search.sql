-- Dishes are found by words of their own: what restaurants cook is no word of farmers' goods, and the other way round.
create table dish_search (
  product_id integer primary key references product on delete cascade,
  organization_id integer not null,
  vector tsvector not null
);
comment on table dish_search is 'A: what names the dish; B: the rest of its title; D: what it is made of and said about.';
create index dish_search_vector on dish_search using gin (vector);
create index dish_search_by_organization on dish_search (organization_id);

create table dish_word (
  word text primary key,
  lexeme text not null,
  sound text not null generated always as (sound_of(word)) stored,
  root text not null generated always as (search_root(lexeme)) stored
);
comment on table dish_word is 'Every word a dish is called by: a mistyped word is replaced by the most similar one.';
create index dish_word_prefix on dish_word (word text_pattern_ops);
create index dish_word_root on dish_word (root);
create index dish_word_sound on dish_word using gin (sound gin_trgm_ops);

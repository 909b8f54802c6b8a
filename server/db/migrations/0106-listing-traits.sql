-- What lists are narrowed by: diets and absences as the rules of the search, papers of sellers, what was made today; the
-- price of a kilogram, a litre, a piece as an order.

-- honey is eaten in Lent
update search_intent set rule = replace(rule::text, U&' & !''has:\043C\0435\0434''', '')::tsquery
  where pattern = U&'\043F\043E\0441\0442\043D*';

create table product_trait (
  code text primary key,
  bit smallint not null unique check (bit between 0 and 24),
  pattern text references search_intent on update cascade,
  document_kinds text[] not null default '{}',
  check ((pattern is null) = (cardinality(document_kinds) > 0))
);
comment on table product_trait is 'Traits of goods that lists are narrowed by: true by the rule of a search intent, or by a valid document of the seller. Bits are those of category_listing.traits.';
insert into product_trait (code, bit, pattern) values
  ('lactoseFree', 0, 'без лактоз*'), ('glutenFree', 1, 'без глютен*'), ('vegetarian', 2, 'вегетариан*'),
  ('vegan', 3, 'веган*'), ('lenten', 4, 'постн*'), ('noMilk', 5, 'без молок*'), ('noEggs', 6, 'без яиц'),
  ('noNuts', 7, 'без орех*'), ('noHoney', 8, 'без мед*'), ('noFish', 9, 'без рыб*'), ('noSoy', 10, 'без сои'),
  ('noAllergens', 11, 'без аллерген*');
insert into product_trait (code, bit, document_kinds) values
  ('certified', 12, '{certificate,organic}'), ('organic', 13, '{organic}');

create table product_made (
  product_id integer primary key references product on delete cascade,
  how text not null check (how in ('picked', 'milked', 'baked', 'caught', 'made')),
  made_on date not null
);
comment on table product_made is 'What the seller states of the goods on the shelf now: picked, milked, baked on a day. No row: nothing is stated.';

alter table category_listing
  add column traits integer not null default 0,
  add column made_on date,
  add column unit_price integer not null default 0;
alter table category_listing alter column traits drop default, alter column unit_price drop default;
comment on column category_listing.traits is 'Bits of product_trait.';
comment on column category_listing.unit_price is 'Kopecks of a kilogram, of a litre (+ 500 000 000), of a piece (+ 1 000 000 000): one is never compared with another.';

drop index category_listing_popularity, category_listing_price, category_listing_rating, category_listing_novelty;
create index category_listing_popularity on category_listing (category_id, popularity desc, product_id)
  include (organization_id, final_price, discount_percent, listed_on, ready_on, step_amount, traits, made_on);
create index category_listing_price on category_listing (category_id, final_price, product_id)
  include (organization_id, discount_percent, listed_on, ready_on, step_amount, traits, made_on);
create index category_listing_rating on category_listing (category_id, rating_rank desc, product_id)
  include (organization_id, final_price, discount_percent, listed_on, ready_on, step_amount, traits, made_on);
create index category_listing_novelty on category_listing (category_id, listed_on desc, product_id desc)
  include (organization_id, final_price, discount_percent, ready_on, step_amount, traits, made_on);
create index category_listing_unit_price on category_listing (category_id, unit_price, product_id)
  include (organization_id, final_price, discount_percent, listed_on, ready_on, step_amount, traits, made_on);

-- cards are due for a rebuild, some thousand a minute, and their listings with them
update product_card set prices_change_at = shop_now();
comment on column product_card.prices_change_at is 'When the card is to be made anew: a special price begins or ends, a document of the seller runs out. Null = no change ahead.';

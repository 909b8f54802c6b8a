-- Restaurants, their hours, menus and dishes (spec 7.5). A restaurant is an organization, a dish is a product.
alter table category add column trade text not null default 'farmer'
  check (trade in ('farmer', 'restaurant', 'tour_operator'));
comment on column category.trade is 'Whose goods stand in it. Lists of the catalogue are of farmers'' goods.';

-- every dish stands here; menus have sections of their own
insert into category (id, url_key, title, image, hue, position, trade) values
  (9001, 'dishes', 'Блюда', 'food/soup.webp', 20, 9001, 'restaurant');

create table kitchen (
  slug text primary key,
  title text not null,
  image text not null,
  hue smallint not null check (hue between 0 and 360),
  position smallint not null
);
comment on table kitchen is 'A cuisine, or a kind of dishes people look for.';
insert into kitchen (slug, title, image, hue, position) values
  ('russkaya', 'Русская', 'food/soup.webp', 20, 1),
  ('italyanskaya', 'Итальянская', 'food/spaghetti.webp', 8, 2),
  ('gruzinskaya', 'Грузинская', 'food/grapes.webp', 330, 3),
  ('pirogi', 'Пироги', 'food/pie.webp', 35, 4),
  ('pelmeni', 'Пельмени', 'food/dumpling.webp', 45, 5),
  ('ryba', 'Рыба', 'food/fish.webp', 215, 6),
  ('shashlyk', 'Шашлык и гриль', 'food/kebab.webp', 5, 7),
  ('vostochnaya', 'Восточная', 'food/rice.webp', 60, 8),
  ('aziatskaya', 'Азиатская', 'food/sushi.webp', 160, 9),
  ('supy', 'Супы', 'food/curry.webp', 15, 10),
  ('zavtraki', 'Завтраки', 'food/pancakes.webp', 40, 11),
  ('salaty', 'Салаты', 'food/salad.webp', 110, 12),
  ('burgery', 'Бургеры', 'food/burger.webp', 30, 13),
  ('pitstsa', 'Пицца', 'food/pizza.webp', 25, 14),
  ('sladkoe', 'Сладкое', 'food/cake.webp', 345, 15),
  ('bez-myasa', 'Без мяса', 'food/eggplant.webp', 130, 16);

create table restaurant (
  organization_id integer primary key references organization on delete cascade,
  preparation_minutes smallint not null check (preparation_minutes between 5 and 240),
  price_level smallint not null check (price_level between 1 and 4),
  accept_minutes smallint not null default 10 check (accept_minutes between 1 and 60),
  address text not null,
  kitchen_note text not null default '',
  rush_minutes smallint not null default 0 check (rush_minutes between 0 and 120),
  rush_until timestamptz,
  paused_until timestamptz
);
comment on table restaurant is 'What an organization of the type restaurant is besides.';
comment on column restaurant.accept_minutes is 'An order that is not accepted within them is cancelled with the money back.';
comment on column restaurant.kitchen_note is 'What holds for all dishes, such as nuts in the same kitchen.';
comment on column restaurant.rush_minutes is 'Added to the preparation until rush_until.';
comment on column restaurant.paused_until is 'No orders are taken until then; null or past = they are.';

create table restaurant_kitchen (
  organization_id integer not null references restaurant on delete cascade,
  kitchen_slug text not null references kitchen,
  position smallint not null,
  primary key (organization_id, kitchen_slug)
);
create index restaurant_kitchen_by_kitchen on restaurant_kitchen (kitchen_slug);

create table opening_hours (
  organization_id integer not null references restaurant on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null,
  primary key (organization_id, weekday, opens)
);
comment on table opening_hours is 'By the clock of the seller''s zone; closes <= opens = on the next day. Two rows of a weekday have a break between them.';

create table opening_exception (
  organization_id integer not null references restaurant on delete cascade,
  days daterange not null check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  spans jsonb not null default '[]' check (jsonb_typeof(spans) = 'array'),
  note text not null default '',
  constraint opening_exception_no_overlap exclude using gist (organization_id with =, days with &&)
);
comment on column opening_exception.spans is 'Hours of these days in place of the week''s: {from, to}. None = closed.';

create table menu_section (
  id integer generated always as identity (start with 10001) primary key,
  organization_id integer not null references restaurant on delete cascade,
  title text not null,
  note text not null default '',
  served_weekdays smallint[] check (served_weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  served_from time,
  served_to time,
  position smallint not null,
  check ((served_weekdays is null) = (served_from is null) and (served_from is null) = (served_to is null)),
  unique (organization_id, id)
);
create index menu_section_by_restaurant on menu_section (organization_id, position);

create table dish (
  product_id integer primary key references product on delete cascade,
  organization_id integer not null references restaurant on delete cascade,
  section_id integer not null,
  position smallint not null,
  served_weekdays smallint[] check (served_weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  served_from time,
  served_to time,
  is_spicy boolean not null default false,
  is_meatless boolean not null default false,
  stopped_at timestamptz,
  stopped_until timestamptz,
  check ((served_weekdays is null) = (served_from is null) and (served_from is null) = (served_to is null)),
  check (stopped_until is null or stopped_at is not null),
  foreign key (organization_id, section_id) references menu_section (organization_id, id)
);
comment on table dish is 'What a product of a restaurant is besides. A portion is a sale step: its weight is the product''s measure.';
comment on column dish.stopped_until is 'Until when the kitchen is out of it; null with stopped_at = until it says otherwise.';
create index dish_by_section on dish (organization_id, section_id, position, product_id);

create table dish_origin (
  product_id integer not null references dish on delete cascade,
  organization_id integer not null references organization on delete cascade,
  what text not null,
  primary key (product_id, organization_id)
);
comment on table dish_origin is 'What in a dish came from which farmer of the marketplace.';
create index dish_origin_by_organization on dish_origin (organization_id);

create table option_group (
  id integer generated by default as identity (start with 10001) primary key,
  product_id integer not null references dish on delete cascade,
  parent_option_id integer,
  title text not null,
  least smallint not null check (least >= 0),
  most smallint not null check (most >= greatest(least, 1)),
  position smallint not null
);
comment on table option_group is 'A question about a dish, or about an option of it (parent_option_id).';
create index option_group_by_product on option_group (product_id, position);

create table dish_option (
  id integer generated by default as identity (start with 10001) primary key,
  group_id integer not null references option_group on delete cascade,
  title text not null,
  note text not null default '',
  price kopecks not null check (price >= 0),
  is_default boolean not null default false,
  most smallint not null default 1 check (most between 1 and 20),
  dish_id integer references dish,
  position smallint not null,
  stopped_at timestamptz,
  stopped_until timestamptz,
  check (stopped_until is null or stopped_at is not null)
);
comment on column dish_option.price is 'Added to the price of the dish.';
comment on column dish_option.dish_id is 'Of a combo: the dish it stands for. When that is stopped, so is the option.';
create index dish_option_by_group on dish_option (group_id, position);
create index dish_option_by_dish on dish_option (dish_id) where dish_id is not null;
alter table option_group add constraint option_group_parent_option_id_fkey
  foreign key (parent_option_id) references dish_option on delete cascade deferrable initially deferred;
create index option_group_by_parent on option_group (parent_option_id) where parent_option_id is not null;

create function tell_menu_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('menu_changed', '');
  return null;
end $$;
create trigger restaurant_changed after insert or update or delete on restaurant
  for each statement execute function tell_menu_changed();
create trigger restaurant_kitchen_changed after insert or update or delete on restaurant_kitchen
  for each statement execute function tell_menu_changed();
create trigger kitchen_changed after insert or update or delete on kitchen
  for each statement execute function tell_menu_changed();
create trigger opening_hours_changed after insert or update or delete on opening_hours
  for each statement execute function tell_menu_changed();
create trigger opening_exception_changed after insert or update or delete on opening_exception
  for each statement execute function tell_menu_changed();

create table alcohol_word (
  word text not null,
  says text not null check (says in ('drink', 'preposition', 'without', 'strength')),
  primary key (word, says)
);
comment on table alcohol_word is 'Words by which a menu''s alcohol is known, in small letters; without = how something begins that has none of it.';
insert into alcohol_word (says, word) values
  ('drink', 'вино'), ('drink', 'вина'), ('drink', 'винная'), ('drink', 'пиво'), ('drink', 'пива'), ('drink', 'пивная'), ('drink', 'водка'), ('drink', 'водки'), ('drink', 'виски'), ('drink', 'ром'), ('drink', 'рома'), ('drink', 'джин'), ('drink', 'джина'), ('drink', 'текила'), ('drink', 'текилы'), ('drink', 'коньяк'), ('drink', 'коньяка'), ('drink', 'коньяки'), ('drink', 'бренди'), ('drink', 'ликёр'), ('drink', 'ликер'), ('drink', 'ликёры'), ('drink', 'ликеры'),
  ('drink', 'шампанское'), ('drink', 'шампанского'), ('drink', 'просекко'), ('drink', 'сидр'), ('drink', 'сидра'), ('drink', 'сидры'), ('drink', 'настойка'), ('drink', 'настойки'), ('drink', 'наливка'), ('drink', 'наливки'), ('drink', 'самогон'), ('drink', 'абсент'), ('drink', 'вермут'), ('drink', 'глинтвейн'), ('drink', 'эль'), ('drink', 'стаут'), ('drink', 'лагер'), ('drink', 'медовуха'), ('drink', 'медовухи'), ('drink', 'портвейн'), ('drink', 'херес'), ('drink', 'саке'), ('drink', 'граппа'), ('drink', 'чача'), ('drink', 'кальвадос'), ('drink', 'апероль'), ('drink', 'негрони'), ('drink', 'мартини'), ('drink', 'мохито'), ('drink', 'шприц'), ('drink', 'алкоголь'), ('drink', 'алкогольный'), ('drink', 'алкогольные'), ('drink', 'спиртное'), ('drink', 'дижестив'), ('drink', 'дижестивы'), ('drink', 'аперитивы'), ('drink', 'wine'), ('drink', 'beer'), ('drink', 'whisky'), ('drink', 'vodka'),
  ('preposition', 'с'), ('preposition', 'со'), ('preposition', 'в'), ('preposition', 'во'), ('preposition', 'из'), ('preposition', 'на'), ('preposition', 'к'), ('preposition', 'ко'), ('preposition', 'под'), ('preposition', 'по'), ('preposition', 'для'), ('preposition', 'от'), ('preposition', 'без'),
  ('without', 'безалкогольн'), ('without', 'нулёвк'), ('without', 'неалкогольн'), ('without', 'без алкогол'),
  ('strength', 'крепость'), ('strength', 'крепостью'), ('strength', 'крепости'), ('strength', 'алк'), ('strength', 'об'), ('strength', 'алкоголя'), ('strength', 'спирта'), ('strength', 'abv'), ('strength', 'vol');

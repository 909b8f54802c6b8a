-- Recipes and what they are cooked from (spec 3 «Recipe», 7.5).
create table recipe_category (
  url_key text primary key,
  title text not null,
  description text not null,
  image text not null,
  hue smallint not null,
  position smallint not null,
  -- null: recipes name it; otherwise it holds every recipe the rule is true for
  rule text check (rule in ('fast', 'meatless'))
);
comment on column recipe_category.rule is 'fast = ready in 20 minutes; meatless = no meat, poultry or fish.';

create table recipe (
  id integer generated always as identity primary key,
  slug text not null unique,
  category_key text not null references recipe_category,
  title text not null,
  line text not null,
  minutes smallint not null check (minutes > 0),
  level text not null check (level in ('easy', 'medium', 'hard')),
  portions smallint not null check (portions between 1 and 20),
  image text not null,
  hue smallint not null,
  is_meatless boolean not null,
  kcal smallint not null,
  protein smallint not null,
  fat smallint not null,
  carbs smallint not null,
  advice text not null,
  position integer not null
);
comment on column recipe.kcal is 'Of one portion, as are protein, fat and carbs (grams).';
create index recipe_by_category on recipe (category_key, position);

create table recipe_ingredient (
  recipe_id integer not null references recipe on delete cascade,
  position smallint not null,
  title text not null,
  amount integer not null check (amount > 0),
  unit text not null check (unit in ('g', 'ml', 'piece', 'tablespoon', 'teaspoon')),
  -- null: every kitchen has it
  category_id integer references category,
  words text[] not null,
  primary key (recipe_id, position)
);
comment on column recipe_ingredient.words is 'A product fits when its title has one of these, the first fits best; none = any product of the category.';
create index recipe_ingredient_category on recipe_ingredient (category_id);

create table recipe_step (
  recipe_id integer not null references recipe on delete cascade,
  position smallint not null,
  title text not null,
  text text not null,
  minutes smallint check (minutes > 0),
  primary key (recipe_id, position)
);

-- Recipes are written as versions of content; the tables of recipes hold what is shown.
alter table content_version
  add column details jsonb,
  add column planned_at timestamptz,
  drop constraint content_version_kind_check,
  add constraint content_version_kind_check check (kind in ('text', 'banner', 'menu', 'service', 'recipe')),
  add constraint content_version_details check ((kind = 'recipe') = (details is not null));
comment on column content_version.details is 'Fields of a kind besides words and picture: a recipe has its section, ingredients and steps here.';
comment on column content_version.planned_at is 'The moment at which the version will be published; null = no plan.';
create unique index content_version_planned on content_version (code) where planned_at is not null;

alter table recipe_step add column image text;
comment on column recipe_step.image is 'Source key of the picture; null = none.';

-- recipes that are shown already get a first version
insert into content_block (code) select 'recipe-' || slug from recipe;
insert into content_version (code, version, kind, position, region_codes, picture, look, words, details, first_published_at)
select 'recipe-' || slug, 1, 'recipe', 0, '{}', image, 'dark',
    jsonb_build_object('ru', jsonb_build_object('title', title, 'body', '[]'::jsonb, 'action', '', 'links', '[]'::jsonb), 'en', null),
    jsonb_build_object('categoryKey', category_key, 'line', line, 'minutes', minutes, 'level', level, 'portions', portions,
      'hue', hue, 'isMeatless', is_meatless, 'advice', advice,
      'nutrition', jsonb_build_object('kcal', kcal, 'protein', protein, 'fat', fat, 'carbs', carbs),
      'ingredients', coalesce((
        select jsonb_agg(jsonb_build_object('title', i.title, 'amount', i.amount, 'unit', i.unit, 'categoryId', i.category_id,
            'words', to_jsonb(i.words)) order by i.position)
          from recipe_ingredient i where i.recipe_id = recipe.id), '[]'),
      'steps', coalesce((
        select jsonb_agg(jsonb_build_object('title', s.title, 'text', s.text, 'minutes', s.minutes, 'picture', null)
            order by s.position)
          from recipe_step s where s.recipe_id = recipe.id), '[]')),
    published_at
  from recipe;
update content_block set published_version = 1 where code in (select 'recipe-' || slug from recipe);

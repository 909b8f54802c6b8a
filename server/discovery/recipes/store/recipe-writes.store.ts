import { type Executor, run } from '../../../platform/db/client.ts'
import type { NewRecipe, RecipeCategoryFields } from '../ports.ts'

export const listRecipeCategories = (executor: Executor): Promise<RecipeCategoryFields[]> =>
  run<RecipeCategoryFields>(
    executor,
    'select url_key as "urlKey", title, description, image, hue, position, rule from recipe_category order by position, url_key',
  )

/** Inserts recipe categories or replaces those with these keys. */
export async function saveRecipeCategories(tx: Executor, categories: readonly RecipeCategoryFields[]): Promise<void> {
  await run(
    tx,
    `insert into recipe_category (url_key, title, description, image, hue, position, rule)
     select "urlKey", title, description, image, hue, position, rule
       from jsonb_to_recordset($1::jsonb) as c ("urlKey" text, title text, description text, image text, hue smallint,
         position smallint, rule text)
     on conflict (url_key) do update set title = excluded.title, description = excluded.description,
       image = excluded.image, hue = excluded.hue, position = excluded.position, rule = excluded.rule`,
    [JSON.stringify(categories)],
  )
}

/** Recipes with their ingredients and steps, appended in one statement. */
export async function insertRecipes(tx: Executor, recipes: readonly NewRecipe[]): Promise<void> {
  const rows = recipes.map(({ nutrition, ...recipe }) => ({ ...recipe, ...nutrition }))
  await run(
    tx,
    `with given as (
       select r.*, row_number() over () as place
       from json_to_recordset($1::json) as r (
         slug text, "categoryKey" text, title text, line text, minutes int, level text, portions int, image text, hue int,
         "isMeatless" boolean, kcal int, protein int, fat int, carbs int, advice text, ingredients json, steps json)
     ), made as (
       insert into recipe (slug, category_key, title, line, minutes, level, portions, image, hue, is_meatless, kcal,
         protein, fat, carbs, advice, position)
       select slug, "categoryKey", title, line, minutes, level, portions, image, hue, "isMeatless", kcal,
         protein, fat, carbs, advice, (select coalesce(max(position), 0) from recipe) + place
       from given
       returning id, slug
     ), with_ingredients as (
       insert into recipe_ingredient (recipe_id, position, title, amount, unit, category_id, words)
       select made.id, i.place, i.title, i.amount, i.unit, i."categoryId", array(select json_array_elements_text(i.words))
       from made join given on given.slug = made.slug
       cross join lateral rows from (
         json_to_recordset(given.ingredients) as (title text, amount int, unit text, "categoryId" int, words json)
       ) with ordinality as i (title, amount, unit, "categoryId", words, place)
     )
     insert into recipe_step (recipe_id, position, title, text, minutes)
     select made.id, s.place, s.title, s.text, s.minutes
     from made join given on given.slug = made.slug
     cross join lateral rows from (
       json_to_recordset(given.steps) as (title text, text text, minutes int)
     ) with ordinality as s (title, text, minutes, place)`,
    [JSON.stringify(rows)],
  )
}

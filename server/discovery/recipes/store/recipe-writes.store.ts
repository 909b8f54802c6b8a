import { type Executor, run } from '../../../platform/db/client.ts'
import type { RecipeCategoryFields, SluggedRecipe } from '../ports.ts'

export const listRecipeCategories = (executor: Executor): Promise<RecipeCategoryFields[]> =>
  run<RecipeCategoryFields>(
    executor,
    'select url_key as "urlKey", title, description, image, hue, position, rule from recipe_category order by position, url_key',
  )

const UNKNOWN = { kcal: 0, protein: 0, fat: 0, carbs: 0 }

export async function lockRecipeCategories(tx: Executor, purpose: 'use' | 'change'): Promise<void> {
  await run(tx, `lock table recipe_category in ${purpose === 'use' ? 'row' : 'share row'} exclusive mode`)
}

export async function deleteRecipeCategories(tx: Executor, urlKeys: readonly string[]): Promise<void> {
  await run(tx, 'delete from recipe_category where url_key = any($1::text[])', [urlKeys])
}

/** Number of shown recipes by the category that they name. */
export async function countRecipes(executor: Executor): Promise<Map<string, number>> {
  const rows = await run<{ urlKey: string; recipes: number }>(
    executor,
    'select category_key as "urlKey", count(*)::int as recipes from recipe group by category_key',
  )
  return new Map(rows.map(({ urlKey, recipes }) => [urlKey, recipes]))
}

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

/** Shows recipes with their ingredients and steps. One that is shown already keeps its place and its first day. */
export async function replaceRecipes(tx: Executor, recipes: readonly SluggedRecipe[]): Promise<void> {
  const slugs = recipes.map(({ slug }) => slug)
  const rows = recipes.map(({ nutrition, ...recipe }) => ({ ...recipe, ...(nutrition ?? UNKNOWN) }))
  await run(
    tx,
    `with ingredients as (
       delete from recipe_ingredient using recipe where recipe.id = recipe_id and slug = any($1::text[])
     )
     delete from recipe_step using recipe where recipe.id = recipe_id and slug = any($1::text[])`,
    [slugs],
  )
  await run(
    tx,
    `with given as (
       select r.*, row_number() over () as place
       from json_to_recordset($1::json) as r (
         slug text, "categoryKey" text, title text, line text, minutes int, level text, portions int, picture text, hue int,
         "isMeatless" boolean, kcal int, protein int, fat int, carbs int, advice text, ingredients json, steps json)
     ), made as (
       insert into recipe (slug, category_key, title, line, minutes, level, portions, image, hue, is_meatless, kcal,
         protein, fat, carbs, advice, position)
       select slug, "categoryKey", given.title, line, minutes, level, portions, picture, coalesce(given.hue, section.hue),
         "isMeatless", kcal, protein, fat, carbs, advice, (select coalesce(max(position), 0) from recipe) + place
       from given join recipe_category section on section.url_key = "categoryKey"
       on conflict (slug) do update set category_key = excluded.category_key, title = excluded.title,
         line = excluded.line, minutes = excluded.minutes, level = excluded.level, portions = excluded.portions,
         image = excluded.image, hue = excluded.hue, is_meatless = excluded.is_meatless, kcal = excluded.kcal,
         protein = excluded.protein, fat = excluded.fat, carbs = excluded.carbs, advice = excluded.advice
       returning id, slug
     ), with_ingredients as (
       insert into recipe_ingredient (recipe_id, position, title, amount, unit, category_id, words)
       select made.id, i.place, i.title, i.amount, i.unit, i."categoryId", array(select json_array_elements_text(i.words))
       from made join given on given.slug = made.slug
       cross join lateral rows from (
         json_to_recordset(given.ingredients) as (title text, amount int, unit text, "categoryId" int, words json)
       ) with ordinality as i (title, amount, unit, "categoryId", words, place)
     )
     insert into recipe_step (recipe_id, position, title, text, minutes, image)
     select made.id, s.place, s.title, s.text, s.minutes, s.picture
     from made join given on given.slug = made.slug
     cross join lateral rows from (
       json_to_recordset(given.steps) as (title text, text text, minutes int, picture text)
     ) with ordinality as s (title, text, minutes, picture, place)`,
    [JSON.stringify(rows)],
  )
}

export async function deleteRecipe(tx: Executor, slug: string): Promise<void> {
  await run(tx, 'delete from recipe where slug = $1', [slug])
}

/** Buys ingredients from a category in the place of another one. */
export async function moveIngredients(
  tx: Executor,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await run(tx, 'update recipe_ingredient set category_id = $2 where category_id = $1', [from, to])
}

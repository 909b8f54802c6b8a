import { type Executor, run } from '../../../platform/db/client.ts'
import type { NewRecipe, NewRecipeCategory } from '../ports.ts'

/** Appends recipe categories in the given order. */
export async function insertRecipeCategories(tx: Executor, categories: readonly NewRecipeCategory[]): Promise<void> {
  await run(
    tx,
    `insert into recipe_category (url_key, title, description, image, hue, position, rule)
     select c.url_key, c.title, c.description, c.image, c.hue, c.place, c.rule
     from rows from (
       unnest($1::text[]), unnest($2::text[]), unnest($3::text[]), unnest($4::text[]), unnest($5::int[]), unnest($6::text[])
     ) with ordinality as c (url_key, title, description, image, hue, rule, place)`,
    [
      categories.map(({ urlKey }) => urlKey),
      categories.map(({ title }) => title),
      categories.map(({ description }) => description),
      categories.map(({ image }) => image),
      categories.map(({ hue }) => hue),
      categories.map(({ rule }) => rule),
    ],
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

import type { IngredientUnit } from '@okolitsa/domain/recipes/choose-goods.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { PublicRecipe } from '../ports.ts'

export interface CategoryRow {
  readonly urlKey: string
  readonly title: string
  readonly description: string
  readonly image: string
  readonly hue: number
  readonly recipesCount: number
}

export interface CardRow {
  readonly slug: string
  readonly categoryKey: string
  readonly title: string
  readonly line: string
  readonly minutes: number
  readonly portions: number
  readonly image: string
  readonly hue: number
  readonly productsCount: number
}

export interface RecipeRow extends CardRow {
  readonly categoryTitle: string
  readonly level: 'easy' | 'medium' | 'hard'
  readonly isMeatless: boolean
  readonly kcal: number
  readonly protein: number
  readonly fat: number
  readonly carbs: number
  readonly advice: string
  readonly ingredients: readonly {
    readonly position: number
    readonly title: string
    readonly amount: number
    readonly unit: IngredientUnit
    readonly isPantry: boolean
  }[]
  readonly steps: readonly {
    readonly title: string
    readonly text: string
    readonly minutes: number | null
    readonly image: string | null
  }[]
}

/** Maximum duration of a «fast» recipe, minutes. */
const FAST_MINUTES = 20

/** SQL condition: the recipe `r` belongs to the category `c`. */
const IS_OF = `(case c.rule when 'fast' then r.minutes <= ${FAST_MINUTES} when 'meatless' then r.is_meatless
  else r.category_key = c.url_key end)`

export const CARD = `r.slug, r.category_key as "categoryKey", r.title, r.line, r.minutes, r.portions, r.image, r.hue,
  (select count(*)::int from recipe_ingredient i where i.recipe_id = r.id and i.category_id is not null) as "productsCount"`

/** Categories with recipes, in their order. */
export const listCategories = (executor: Executor): Promise<CategoryRow[]> =>
  run<CategoryRow>(
    executor,
    `select c.url_key as "urlKey", c.title, c.description, c.image, c.hue, count(*)::int as "recipesCount"
     from recipe_category c join recipe r on ${IS_OF}
     group by c.url_key order by c.position`,
  )

/** Title and hue of a category; undefined = unknown. */
export async function findCategory(
  executor: Executor,
  urlKey: string,
): Promise<Pick<CategoryRow, 'title' | 'hue'> | undefined> {
  const [row] = await run<Pick<CategoryRow, 'title' | 'hue'>>(
    executor,
    'select title, hue from recipe_category where url_key = $1',
    [urlKey],
  )
  return row
}

export const firstRecipes = (executor: Executor, each: number): Promise<(CardRow & { ofCategory: string })[]> =>
  run<CardRow & { ofCategory: string }>(
    executor,
    `select c.url_key as "ofCategory", first.*
     from recipe_category c
     cross join lateral (select ${CARD} from recipe r where ${IS_OF} order by r.position limit $1) as first
     order by c.position`,
    [each],
  )

export interface RecipeQuestion {
  /** Key of the category; null = all. */
  readonly categoryKey: string | null
  readonly minutes: number | null
  readonly isMeatless: boolean
  /** Id of a product that the recipes may use; null = no filter. */
  readonly productId: number | null
  readonly from: number
  readonly size: number
}

/** One page with the total; an empty page has the total, too. */
export async function pageOfRecipes(
  executor: Executor,
  { categoryKey, minutes, isMeatless, productId, from, size }: RecipeQuestion,
): Promise<{ total: number; rows: CardRow[] }> {
  const [page] = await run<{ total: number; rows: CardRow[] }>(
    executor,
    `with found as materialized (
       select r.* from recipe r
       where ($1::text is null or exists (select from recipe_category c where c.url_key = $1::text and ${IS_OF}))
         and ($2::int is null or r.minutes <= $2::int) and (not $3::boolean or r.is_meatless)
         and ($6::int is null or exists (
           select from recipe_ingredient i
           join category_listing l on l.category_id = i.category_id and l.product_id = $6::int
           join product_title p on p.id = l.product_id
           where i.recipe_id = r.id and (cardinality(i.words) = 0 or exists (
             select from unnest(i.words) as word where strpos(lower(p.title), word) > 0))))
     )
     select (select count(*)::int from found) as total,
       coalesce((select json_agg(card) from (
         select ${CARD} from found r order by r.position limit $4 offset $5) as card), '[]') as rows`,
    [categoryKey, minutes, isMeatless, size, from, productId],
  )
  return page ?? { total: 0, rows: [] }
}

/** One recipe with all its parts; undefined = unknown slug. */
export async function findRecipe(executor: Executor, slug: string): Promise<RecipeRow | undefined> {
  const [recipe] = await run<RecipeRow>(
    executor,
    `select ${CARD}, c.title as "categoryTitle", r.level, r.is_meatless as "isMeatless", r.kcal, r.protein, r.fat, r.carbs,
       r.advice,
       coalesce((select json_agg(json_build_object('position', i.position, 'title', i.title, 'amount', i.amount,
           'unit', i.unit, 'isPantry', i.category_id is null) order by i.position)
         from recipe_ingredient i where i.recipe_id = r.id), '[]') as ingredients,
       coalesce((select json_agg(json_build_object('title', s.title, 'text', s.text, 'minutes', s.minutes, 'image', s.image)
           order by s.position)
         from recipe_step s where s.recipe_id = r.id), '[]') as steps
     from recipe r join recipe_category c on c.url_key = r.category_key
     where r.slug = $1`,
    [slug],
  )
  return recipe
}

/** Recipes that share the most product categories with one, then those of its own category, without itself. */
export const similarRecipes = (executor: Executor, slug: string, most: number): Promise<CardRow[]> =>
  run<CardRow>(
    executor,
    `select ${CARD}
     from recipe own
     join recipe r on r.id <> own.id
     where own.slug = $1
     order by r.category_key = own.category_key desc, (
         select count(distinct i.category_id) from recipe_ingredient i
         where i.recipe_id = r.id and i.category_id in (
           select o.category_id from recipe_ingredient o where o.recipe_id = own.id)) desc, r.position
     limit $2`,
    [slug, most],
  )

export const findRecipes = (executor: Executor, words: readonly string[], most: number): Promise<CardRow[]> =>
  run<CardRow>(
    executor,
    `select ${CARD} from recipe r
     where to_tsvector('russian', fold_text(r.title)) @@ to_tsquery('russian', $1)
     order by r.position limit $2`,
    [words.map((word) => `${word}:*`).join(' & '), most],
  )

const PUBLIC = `r.category_key as "categoryKey", r.slug, r.title, r.line, r.image, r.hue, r.minutes, r.portions,
    r.published_at as "publishedAt"`

/** Recipes with a public page, in the order of the book. */
export const publicRecipes = (executor: Executor): Promise<PublicRecipe[]> =>
  run<PublicRecipe>(
    executor,
    `select ${PUBLIC}
       from recipe r order by r.position limit 50000`,
  )

/** The newest ones first, at most `most`. */
export const newestRecipes = (executor: Executor, most: number): Promise<PublicRecipe[]> =>
  run<PublicRecipe>(
    executor,
    `select ${PUBLIC}
       from recipe r order by r.published_at desc, r.position desc limit $1`,
    [most],
  )

export async function publicRecipe(executor: Executor, slug: string): Promise<PublicRecipe | null> {
  const [row] = await run<PublicRecipe>(executor, `select ${PUBLIC} from recipe r where r.slug = $1`, [slug])
  return row ?? null
}

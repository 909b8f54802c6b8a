import type { ContentKind } from '@okolitsa/domain/content/content-block.ts'
import type { RecipeDetails } from '@okolitsa/domain/recipes/written-recipe.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export const RECIPE_CODE = 'recipe-'

export interface RecipeVersionRow {
  readonly code: string
  readonly version: number
  readonly publishedVersion: number | null
  readonly plannedAt: Date | null
  readonly plannedVersion: number | null
  readonly wasShown: boolean
  readonly title: string
  readonly picture: string | null
  readonly details: RecipeDetails
}

/** Recipes by their last versions; a condition follows. */
const RECIPES = `select block.code, last.version, block.published_version as "publishedVersion",
    planned.planned_at as "plannedAt", planned.version as "plannedVersion",
    exists (select from content_version v where v.code = block.code and v.first_published_at is not null) as "wasShown",
    last.words -> 'ru' ->> 'title' as title, last.picture,
    coalesce(last.details, '{}') as details
  from content_block block
  join lateral (
    select * from content_version v where v.code = block.code order by v.version desc limit 1
  ) last on last.kind = 'recipe'
  left join content_version planned on planned.code = block.code and planned.planned_at is not null`

/** Recipes with a part of their title, by code, after one of them. */
export const listRecipes = (
  executor: Executor,
  asked: { readonly search: string; readonly state: string | null; readonly after: string; readonly most: number },
): Promise<RecipeVersionRow[]> =>
  run<RecipeVersionRow>(
    executor,
    `with found as (
       ${RECIPES}
        where block.code like '${RECIPE_CODE}%' and block.code > $2
          and strpos(lower(last.words -> 'ru' ->> 'title'), lower($1)) > 0
     )
     select * from found
      where $3::text is null or $3::text = case when "publishedVersion" is not null then 'shown'
        when "plannedAt" is not null then 'planned' when "wasShown" then 'hidden' else 'draft' end
      order by code limit $4`,
    [asked.search, RECIPE_CODE + asked.after, asked.state, asked.most],
  )

/** A recipe by its code; null = none. */
export async function findRecipeRow(executor: Executor, code: string): Promise<RecipeVersionRow | null> {
  const [row] = await run<RecipeVersionRow>(executor, `${RECIPES} where block.code = $1`, [code])
  return row ?? null
}

/** Codes of recipes that begin with one. */
export const recipeCodesLike = (executor: Executor, code: string): Promise<{ code: string }[]> =>
  run<{ code: string }>(executor, "select code from content_block where code = $1 or code like $1 || '-%'", [code])

/** Plans a version in place of the plan of its block, or ends the plan; returns the former moment. */
export async function setPlannedAt(tx: Executor, code: string, version: number, at: Date | null): Promise<Date | null> {
  const [before] = await run<{ plannedAt: Date }>(
    tx,
    `update content_version set planned_at = null from (
       select code, version, planned_at from content_version where code = $1 and planned_at is not null) old
      where content_version.code = old.code and content_version.version = old.version
      returning old.planned_at as "plannedAt"`,
    [code],
  )
  if (at)
    await run(tx, 'update content_version set planned_at = $3 where code = $1 and version = $2', [code, version, at])
  return before?.plannedAt ?? null
}

/** Versions of some kinds whose moment has come. */
export const listPlanned = (
  executor: Executor,
  now: Date,
  kinds: readonly ContentKind[],
): Promise<{ code: string; version: number; kind: ContentKind }[]> =>
  run<{ code: string; version: number; kind: ContentKind }>(
    executor,
    'select code, version, kind from content_version where planned_at <= $1 and kind = any($2) order by planned_at limit 100',
    [now, kinds],
  )

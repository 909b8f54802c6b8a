import { type Executor, run } from '../../../platform/db/client.ts'

/**
 * Names a category in the place of another one in every version of shelves and recipes: what is shown, drafts, plans, and
 * earlier versions, which may be published again.
 */
export async function movePieceCategory(
  tx: Executor,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await run(
    tx,
    `with shelves as (
       update content_version set details = jsonb_set(details, '{pick,categoryId}', to_jsonb($2::int))
        where kind = 'shelf' and details -> 'pick' -> 'categoryId' = to_jsonb($1::int) returning code
     ), recipes as (
       update content_version set details = jsonb_set(details, '{ingredients}', (
           select jsonb_agg(
             case when one -> 'categoryId' = to_jsonb($1::int) then jsonb_set(one, '{categoryId}', to_jsonb($2::int)) else one end
             order by place)
             from jsonb_array_elements(details -> 'ingredients') with ordinality as ingredient (one, place)))
        where kind = 'recipe' and details -> 'ingredients' @> jsonb_build_array(jsonb_build_object('categoryId', $1::int))
       returning code
     )
     select pg_notify('content_changed', '') from (select code from shelves union all select code from recipes limit 1) as moved`,
    [from, to],
  )
}

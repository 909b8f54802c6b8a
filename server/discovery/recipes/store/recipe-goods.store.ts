import type { ProductionSchedule } from '@okolitsa/domain/catalog/production-schedule.ts'
import type { IngredientUnit } from '@okolitsa/domain/recipes/choose-goods.ts'
import type { WrittenRecipe } from '@okolitsa/domain/recipes/written-recipe.ts'
import { bitsValue, comesTo, type PlaceBytes, waysValue } from '../../../fulfilment/delivery/public.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { CARD, type CardRow } from './recipe.store.ts'

/** A candidate product for an ingredient; without a candidate the ingredient alone. */
export interface GoodsRow {
  readonly portions: number
  readonly position: number
  readonly amount: number
  readonly unit: IngredientUnit
  readonly productId: number | null
  readonly organizationId: number | null
  readonly price: number | null
  readonly isPiece: boolean | null
  readonly measure: number | null
  readonly most: number | null
  readonly fit: number | null
  readonly popularity: number | null
  readonly productionSchedule: ProductionSchedule | null
  readonly wayDays: number | null
}

/** Maximum products examined per category, the most popular first, because the expected product is usually popular. */
const LOOKED_THROUGH = 80

/** Ingredients of a shown recipe by its slug. */
const SHOWN = `select r.portions, i.position, i.amount, i.unit, i.category_id, i.words
  from recipe r join recipe_ingredient i on i.recipe_id = r.id where r.slug = $1`
/** Ingredients of a draft, as JSON. */
const DRAFT = `select i.portions, i.position, i.amount, i.unit, i.category_id, i.words
  from json_to_recordset($1::json) as i (portions int, position int, amount int, unit text, category_id int, words text[])`

/**
 * Products in stock at a place for every bought ingredient of a recipe; empty for an unknown recipe.
 * @param recipe the slug of a shown one, or a draft
 */
export const goodsOfRecipe = (
  executor: Executor,
  recipe: string | WrittenRecipe,
  place: PlaceBytes,
): Promise<GoodsRow[]> =>
  run<GoodsRow>(
    executor,
    `select i.portions, i.position, i.amount, i.unit, g.*
     from (${typeof recipe === 'string' ? SHOWN : DRAFT}) i
     left join lateral (
       select l.product_id as "productId", l.organization_id as "organizationId", l.final_price as price,
         p.unit = 'шт' as "isPiece", p.measure,
         least(about.max_sale_quantity,
           case when p.stock_kind = 'unlimited' then null else (p.on_hand - p.promised) / l.step_amount end)::int as most,
         case when cardinality(i.words) = 0 then 0 else (
           select min(w.place)::int from unnest(i.words) with ordinality as w (word, place)
           where strpos(lower(p.title), w.word) > 0) end as fit,
         l.popularity, about.production_schedule as "productionSchedule", l.way_days as "wayDays"
       from (
         select * from category_listing listed
         where listed.category_id = i.category_id and listed.ready_on is null
           and ${comesTo('listed', '$2::bytea', '$3::bytea')}
         order by listed.popularity desc, listed.product_id limit ${LOOKED_THROUGH}
       ) as l
       join product_title p on p.id = l.product_id join product_details about on about.id = p.id
       where p.stock_kind = 'unlimited' or p.on_hand - p.promised >= l.step_amount
     ) as g on true
     where i.category_id is not null
     order by i.position`,
    [typeof recipe === 'string' ? recipe : writtenIngredients(recipe), bitsValue(place), waysValue(place)],
  )

const writtenIngredients = ({ portions, ingredients }: WrittenRecipe): string =>
  JSON.stringify(
    ingredients.map(({ categoryId, ...ingredient }, index) => ({
      ...ingredient,
      portions,
      position: index + 1,
      category_id: categoryId,
    })),
  )

/** Recipes with products in stock at a place for every bought ingredient. */
export const cookableRecipes = (executor: Executor, place: PlaceBytes): Promise<CardRow[]> =>
  run<CardRow>(
    executor,
    `with goods as materialized (
       select c.category_id, lower(p.title) as title
       from (select distinct category_id from recipe_ingredient where category_id is not null) as c
       cross join lateral (
         select listed.product_id, listed.step_amount from category_listing listed
         where listed.category_id = c.category_id and listed.ready_on is null
           and ${comesTo('listed', '$1::bytea', '$2::bytea')}
         order by listed.popularity desc, listed.product_id limit ${LOOKED_THROUGH}
       ) as l
       join product_title p on p.id = l.product_id
       where p.stock_kind = 'unlimited' or p.on_hand - p.promised >= l.step_amount
     )
     select ${CARD} from recipe r
     where not exists (
       select from recipe_ingredient i
       where i.recipe_id = r.id and i.category_id is not null and not exists (
         select from goods g where g.category_id = i.category_id
           and (cardinality(i.words) = 0 or exists (select from unnest(i.words) as w where strpos(g.title, w) > 0))))
     order by r.position`,
    [bitsValue(place), waysValue(place)],
  )

import type { ShownSellerId, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { scopeValues, shownAt } from '../../../platform/db/within.ts'
import { MAX_FOUND_DISHES } from '../policy.ts'
import { DISH_OF_FOUND, type DishRow, ON_MENU } from './dish-row.ts'

/** A row of a list, or a single row without a dish that carries the total. */
interface ListRow {
  readonly total: number
  readonly dish: DishRow | null
}
const dishesOf = (rows: readonly ListRow[]): DishRow[] => rows.flatMap(({ dish }) => dish ?? [])

export interface MenuQuestion {
  readonly organizationId: ShownSellerId
  readonly sectionId: number | null
  readonly phrase: string | null
  readonly from: number
  readonly size: number
}

/** Dishes of a restaurant's menu, in its order. */
export async function pageOfMenu(
  executor: Executor,
  { organizationId, sectionId, phrase, from, size }: MenuQuestion,
): Promise<{ rows: DishRow[]; total: number }> {
  const rows = await run<ListRow>(
    executor,
    `with own as materialized (
       select d.product_id, row_number() over (order by section.position, section.id, d.position, d.product_id) as place
       from dish d join product_title p on p.id = d.product_id join menu_section section on section.id = d.section_id
         join seller_terms terms on terms.id = d.organization_id
       where d.organization_id = $1 and ${ON_MENU} and ($2::int is null or d.section_id = $2)
         and ($3::text is null or exists (
           select from dish_search f where f.product_id = d.product_id
             and f.vector @@ (select query from read_dish_search($3))))
     ), page as materialized (select * from own order by place limit $4::int offset $5::int)
     select counted.total, ${DISH_OF_FOUND}
     from (select count(*)::int as total from own) as counted
     left join page as found on true
     order by found.place`,
    [organizationId, sectionId, phrase, size, from],
  )
  return { rows: dishesOf(rows), total: rows[0]?.total ?? 0 }
}

/** Dishes with these ids in their order that belong to the given restaurants and are on a menu. */
export async function dishesOfIds(
  executor: Executor,
  organizationIds: readonly ShownSellerId[],
  ids: readonly number[],
): Promise<DishRow[]> {
  const rows = await run<{ dish: DishRow }>(
    executor,
    `with found as materialized (
       select d.product_id, wanted.place from unnest($2::int[]) with ordinality as wanted (id, place)
       join dish d on d.product_id = wanted.id join product_title p on p.id = d.product_id
         join seller_terms terms on terms.id = d.organization_id
       where ${ON_MENU} and d.organization_id = any($1::int[]))
     select ${DISH_OF_FOUND} from found order by found.place`,
    [organizationIds, ids],
  )
  return rows.map(({ dish }) => dish)
}

export interface DishPageRow {
  readonly dish: DishRow
  readonly composition: string
  readonly allergens: string[]
  readonly furtherPictures: {
    readonly source: string
    readonly alt: string
    readonly focusX: number | null
    readonly focusY: number | null
  }[]
  readonly sectionTitle: string
  readonly origins: {
    readonly what: string
    readonly id: number
    readonly title: string
    readonly smallImage: string
    readonly hue: number
  }[]
}

/** Data of a dish page by slug, at a site that shows its restaurant. */
export async function findDish(executor: Executor, scope: SiteScope, slug: string): Promise<DishPageRow | null> {
  const [row] = await run<DishPageRow>(
    executor,
    `with found as materialized (
       select p.id as product_id from product_title p join seller_card o on o.id = p.organization_id
         join seller_terms terms on terms.id = o.id
       where p.slug = $1 and ${ON_MENU} and o.is_enabled
         and ${shownAt(scope, { organization: 'o.id', hidden: 'o.is_hidden' }, 1)})
     select ${DISH_OF_FOUND}, about.composition, about.allergens, section.title as "sectionTitle",
       about.further_pictures as "furtherPictures",
       (select coalesce(jsonb_agg(jsonb_build_object('what', origin.what, 'id', farm.id, 'title', farm.title,
           'smallImage', farm.small_image, 'hue', farm.hue) order by farm.id), '[]')
         from dish_origin origin join seller_card farm on farm.id = origin.organization_id
         where origin.product_id = d.product_id and farm.is_enabled and not farm.is_hidden) as origins
     from found join dish d on d.product_id = found.product_id join product_details about on about.id = d.product_id
     join menu_section section on section.id = d.section_id`,
    [slug, ...scopeValues(scope)],
  )
  return row ?? null
}

export interface FoundDishes {
  readonly rows: DishRow[]
  readonly total: number
  readonly corrected: string | null
  /** The words that were searched for; null = all words of the text. */
  readonly searched: string[] | null
  /** Terms that sort the rows, in their order. */
  readonly ranks: readonly DishRank[]
}

export interface DishRank {
  /** Match of the words: 1 = with the main words of the name; with `isAny` their weight. */
  readonly match: number
  readonly popularity: number
}

/** Dishes of the restaurants in the bit set that match all words, or with `isAny` at least one. */
export async function searchDishes(
  executor: Executor,
  question: {
    readonly phrase: string
    readonly bits: Uint8Array
    readonly isAny: boolean
    readonly from: number
    readonly size: number
  },
): Promise<FoundDishes> {
  const { phrase, bits, isAny, from, size } = question
  const rows = await run<ListRow & DishRank & { corrected: string | null; searched: string[] | null }>(
    executor,
    `with phrase as materialized (select * from read_dish_search($1)),
     hits as materialized (
       select f.product_id, ${
         isAny ? 'ts_rank(f.vector, phrase.any_query)' : '(f.vector @@ phrase.head_query)::int::real'
       } as sense
       from phrase join dish_search f on f.vector @@ ${isAny ? 'phrase.any_query' : 'phrase.query'}
       where case when f.organization_id < length($2::bytea) * 8
         then get_bit($2::bytea, f.organization_id) = 1 else false end
       limit $5::int
     ), page as materialized (
       select hits.product_id, hits.sense, ranked.popularity, row_number() over (order by hits.sense desc, ranked.popularity desc, hits.product_id) as place
       from hits join product_title ranked on ranked.id = hits.product_id
       order by place limit $3::int offset $4::int
     )
     select (select count(*)::int from hits) as total, phrase.corrected, phrase.searched,
       coalesce(found.sense, 0)::float8 as match, coalesce(found.popularity, 0) as popularity, ${DISH_OF_FOUND}
     from phrase
     left join page as found on true
     order by found.place`,
    [phrase, Buffer.from(bits), size, from, MAX_FOUND_DISHES],
  )
  const [first] = rows
  return {
    rows: dishesOf(rows),
    total: first?.total ?? 0,
    corrected: first?.corrected ?? null,
    searched: first?.searched ?? null,
    ranks: rows.flatMap(({ dish, match, popularity }) => (dish ? { match, popularity } : [])),
  }
}

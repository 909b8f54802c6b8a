import type { ProductSorting, SearchedFor } from '@okolitsa/contracts/catalog/listing.ts'
import type { Intent } from '@okolitsa/strings/ru/search-words.ts'
import { waysValue } from '../../../fulfilment/delivery/public.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { CARD_COLUMNS, type CardRow, type CardRowOrNone, hasCard } from './card-row.ts'
import {
  filterCondition,
  filterValues,
  type ListingFilters,
  ORDERS,
  type SellerFilter,
  sellerCondition,
  sellerValue,
} from './product-list.store.ts'

export interface SearchQuestion {
  readonly phrase: string
  /** Conditions of the word index beside the words (sizes, intents): all must hold. */
  readonly conditions?: readonly string[]
  /** One word of the phrase is enough; goods with more of them come first. */
  readonly isAny?: boolean
  /** The words as they stand: nothing is taken for a typo. */
  readonly isAsTyped?: boolean
  /** False: matches of a frequent phrase are not counted, which costs more than finding the first of them. */
  readonly isCounted?: boolean
  /** In the shop of one seller only what goods are called counts: the seller's own name would find them all. */
  readonly isOfOneSeller?: boolean
  /** Empty = everything. */
  readonly categoryIds: readonly number[]
  readonly sellers: SellerFilter
  readonly filters: ListingFilters
  readonly sorting: ProductSorting
  readonly from: number
  readonly size: number
  /** Matches looked at for a rare phrase; a phrase that promises more counts as frequent. */
  readonly mostHits: number
  /** Rows of the ordered list looked at for a frequent phrase. */
  readonly mostWalked: number
}

export interface SearchPage {
  readonly rows: CardRow[]
  /** Exact below `mostHits`, whichever road was taken. */
  readonly total: number
  /** There are more than `total`, not counted. */
  readonly isMore: boolean
  /** The phrase that was searched for instead; null = the visitor's own. */
  readonly corrected: string | null
  readonly searchedFor: SearchedFor
}

type SearchRow = CardRowOrNone & {
  total: number
  isMore: boolean
  corrected: string | null
  searched: string[] | null
}

/**
 * One page of a search. A rare phrase is found through the word index and its matches are sorted. For a frequent one
 * even reading the index would be long, so the list is walked in its order until the page is full, provided the first
 * steps promise that; otherwise, and should the words meet more seldom still, the index is asked. The work has a bound that hardly grows with the catalogue.
 */
export async function searchPage(executor: Executor, question: SearchQuestion): Promise<SearchPage> {
  const { phrase, categoryIds, sellers, filters, sorting, from, size, mostHits, mostWalked } = question
  const { isAny = false, isAsTyped = false, isCounted = true, isOfOneSeller = false, conditions: facts = [] } = question
  const isNamedAndNarrowed = phrase !== '' && facts.length > 0
  const query = isOfOneSeller
    ? 'phrase.goods_query'
    : // what only mentions the word is no lactose-free milk: rather a part of the question is answered, and said so
      isNamedAndNarrowed
      ? 'phrase.strong_query'
      : 'phrase.query'
  const { key, order } = ORDERS[sorting]
  const sense = isAny
    ? 'ts_rank(f.vector, phrase.query)'
    : `(f.vector @@ phrase.head_query)::int + (f.vector @@ phrase.strong_query)::int
      + (f.vector @@ phrase.goods_query)::int + coalesce((f.vector @@ phrase.own_query)::int, 0) + coalesce((
        select w.weight from search_click_weight w where w.phrase = phrase.folded and w.product_id = f.product_id), 0)`
  const bySense = (t: string) => (sorting === 'popularity' ? `${t}.sense desc, ` : '')
  const { traits, ...others } = filters
  const isNarrowed =
    categoryIds.length > 0 || traits !== 0 || Object.values(others).some((value) => value !== null && value !== false)
  const conditions = isNarrowed
    ? `(cardinality($9::int[]) = 0 or exists (
      select from category_listing x where x.product_id = l.product_id and x.category_id = any($9::int[])))
    ${filterCondition('l', 10)}`
    : 'true'
  // popularity stands beside the words; whatever else is asked is looked up for each match
  const isOrderBesideWords = !isNarrowed && sorting === 'popularity'
  // every sixth product and more: reading them one after another until there are enough beats the index, which first
  // reads all of them; a function is not asked of it
  const counted = (by: 'rows' | 'index') => `(
         select count(*)::int from (
           select from phrase join product_search f on ${by === 'rows' ? `ts_match_vq(f.vector, ${query})` : `f.vector @@ ${query}`}${
             isNarrowed ? ' join category_listing l on l.category_id = 0 and l.product_id = f.product_id' : ''
           }
           where ${sellerCondition('f', sellers, '$3', '$8')}${isNarrowed ? ` and ${conditions}` : ''}
           limit (select $6::int)
         ) as counted)`
  /** Rows of the list that match, among the first `most` in its order; none when `isWorthIt` does not hold. */
  const walkedPast = (isWorthIt: string, most: string) => `from (
         select * from category_listing l where l.category_id = 0 order by ${order('l')} limit ${most}
       ) as l
       where ${isWorthIt}
         and ${sellerCondition('l', sellers, '$3', '$8')}
         and ${conditions}
         and (select f.vector @@ ${sorting === 'popularity' ? 'phrase.top_query' : query} from phrase, product_search f where f.product_id = l.product_id)`
  // numbers stand as `(select $4::int)`: otherwise the statement is planned anew for each page (decision 125)
  const rows = await run<SearchRow>(
    executor,
    `with phrase as materialized (
       -- walking meets a match every «everything / matches» rows; sorting handles every match
       select fold_text($1) as folded, query, head_query, strong_query, goods_query, corrected, searched, matches,
         own.own_query,
         -- the walk meets the best goods only, so they have to be many
         case when own.products * 2 >= matches then head_query && own.own_query else head_query end as top_query,
         matches * 6 >= everything as is_everywhere, ${
           isAny || isOfOneSeller
             ? 'false'
             : 'matches >= (select $6::int) or (matches >= 1000 and matches * matches >= everything * ((select $4::int) + (select $5::int)))'
         } as is_frequent
       from read_search($1, ${isAny}, $2::tsquery, ${isAsTyped})
       -- goods with the very word come before those with another one of its meaning: a hen before the eggs of hens
       cross join lateral (
         select string_agg(quote_literal(known.lexeme) || ':AC', ' & ')::tsquery as own_query, min(known.products) as products
         from unnest(coalesce(searched, regexp_split_to_array(coalesce(corrected, fold_text($1)), '[^[:alnum:]]+'))) as said
         join search_lexeme as known on known.lexeme = (ts_lexize('russian_stem', said))[1]
       ) as own
     ),
     -- the guess takes words for strangers to each other: the first steps of the walk say how often they do meet
     probe as materialized (select count(*)::int as met ${walkedPast('(select is_frequent from phrase)', '(select $7::int) / 20')}),
     walked as materialized (
       select l.product_id, l.${key}, ${isAny ? 1 : 3} as sense
       ${walkedPast('(select met * 20 >= (select $4::int) + (select $5::int) from probe)', '(select $7::int)')}
       order by ${order('l')} limit (select $4::int) + (select $5::int)
     ),
     walk as materialized (select count(*) >= (select $4::int) + (select $5::int) as is_enough from walked),
     hits as materialized (
       select f.product_id, ${isOrderBesideWords ? 'f.popularity, ' : ''}${sense} as sense
       from phrase join product_search f on f.vector @@ ${query}
       where not (select is_enough from walk) and ${sellerCondition('f', sellers, '$3', '$8')}
       limit (select $6::int)
     ),
     found as materialized (${
       isOrderBesideWords
         ? 'select product_id, popularity, sense from hits'
         : `select l.product_id, l.${key}, hits.sense
       from hits join category_listing l on l.category_id = 0 and l.product_id = hits.product_id
       where ${conditions}`
     }),
     page as materialized (
       select m.* from (
         select * from walked where (select is_enough from walk) union all select * from found
       ) as m
       order by ${bySense('m')}${order('m')} limit (select $4::int) offset (select $5::int)
     )
     select case when not walk.is_enough then (select count(*)::int from found)
         ${
           isCounted
             ? `when phrase.is_everywhere then ${counted('rows')} else ${counted('index')} end as total, false as "isMore"`
             : 'else (select $4::int) + (select $5::int) end as total, walk.is_enough as "isMore"'
         },
       phrase.corrected, phrase.searched, ${CARD_COLUMNS}
     from phrase cross join walk
     left join page on true
     left join product_card c on c.product_id = page.product_id
     left join stock_level s on s.product_id = page.product_id
     order by ${bySense('page')}${order('page')}`,
    [
      phrase,
      allOf(facts),
      sellerValue(sellers),
      size,
      from,
      mostHits,
      mostWalked,
      waysValue(sellers),
      ...(isNarrowed ? [categoryIds, ...filterValues(filters)] : []),
    ],
  )
  return {
    rows: rows.filter(hasCard),
    total: rows[0]?.total ?? 0,
    isMore: (rows[0]?.isMore ?? false) || (!isCounted && (rows[0]?.total ?? 0) >= mostHits),
    corrected: rows[0]?.corrected ?? null,
    searchedFor: searchedFor(rows[0]?.searched, isAny),
  }
}

/** Conditions as one; null = none. */
const allOf = (conditions: readonly string[]): string | null =>
  conditions.length === 0 ? null : conditions.map((one) => `(${one})`).join(' & ')

/** Rules that stand for the words of a intent. */
export const listIntents = (executor: Executor): Promise<Intent[]> =>
  run<Intent>(
    executor,
    'select pattern, title, rule::text as rule from search_intent order by length(pattern) desc, pattern',
  )

/** The words that were searched for when not all of the phrase were. */
export const searchedFor = (words: readonly string[] | null | undefined, isAny = false): SearchedFor =>
  words ? { kind: isAny ? 'any' : 'part', words: [...words] } : null

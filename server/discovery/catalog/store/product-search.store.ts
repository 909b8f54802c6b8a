import type { ProductSorting, SearchedFor } from '@okolitsa/contracts/catalog/listing.ts'
import type { Intent } from '@okolitsa/strings/ru/search-words.ts'
import { waysValue } from '../../../fulfilment/delivery/public.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { countPlan, searchPlan } from '../search-plan.ts'
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
  /** Additional conditions of the word index (sizes, intents); all must match. */
  readonly conditions?: readonly string[]
  /** True = one word of the phrase is enough; products with more of the words come first. */
  readonly isAny?: boolean
  /** True = the words are searched for as typed, without correction. */
  readonly isAsTyped?: boolean
  /** False = matches of a frequent phrase are not counted, because counting costs more than finding the first ones. */
  readonly isCounted?: boolean
  /** True = rows carry the terms of their place, for the office. */
  readonly isExplained?: boolean
  /** True = only product names match: in one seller's shop the seller's own name would match all products. */
  readonly isOfOneSeller?: boolean
  /** Ids of the categories; empty = all. */
  readonly categoryIds: readonly number[]
  readonly sellers: SellerFilter
  readonly filters: ListingFilters
  readonly sorting: ProductSorting
  readonly from: number
  readonly size: number
  /** Maximum matches examined for a rare phrase; a phrase with more is frequent. */
  readonly mostHits: number
  /** Maximum rows of the ordered list scanned for a frequent phrase. */
  readonly mostWalked: number
}

export interface SearchPage {
  readonly rows: CardRow[]
  /** Exact below `mostHits`, by either method. */
  readonly total: number
  /** True = there are more than `total`, not counted. */
  readonly isMore: boolean
  /** The corrected phrase that was searched for; null = the visitor's own. */
  readonly corrected: string | null
  readonly searchedFor: SearchedFor
}

/** A parsed phrase; each query is text of PostgreSQL's type `tsquery`. */
interface ReadPhrase {
  readonly folded: string
  /** Query of the phrase; null = it matches no product. */
  readonly query: string | null
  readonly headQuery: string | null
  readonly strongQuery: string | null
  readonly goodsQuery: string | null
  /** Query of the words themselves, without synonyms, so that «hen» finds hens before their eggs. */
  readonly ownQuery: string | null
  /**
   * Query of a scan by popularity, which reads the most popular products only: the words themselves, if these are
   * frequent.
   */
  readonly topQuery: string | null
  readonly corrected: string | null
  readonly searched: string[] | null
  readonly matches: number
  readonly everything: number
}

async function readPhrase(
  executor: Executor,
  { phrase, ...question }: SearchQuestion,
): Promise<ReadPhrase | undefined> {
  const { conditions = [], isAny = false, isAsTyped = false } = question
  const [read] = await run<ReadPhrase>(
    executor,
    `select fold_text($1) as folded, query::text, head_query::text as "headQuery", strong_query::text as "strongQuery",
       goods_query::text as "goodsQuery", own.own_query::text as "ownQuery",
       (case when own.products * 2 >= matches then head_query && own.own_query else head_query end)::text as "topQuery",
       corrected, searched, coalesce(matches, 0) as matches, coalesce(everything, 1) as everything
     from read_search($1, $2, $3::tsquery, $4)
     cross join lateral (
       select string_agg(quote_literal(known.lexeme) || ':AC', ' & ')::tsquery as own_query, min(known.products) as products
       from unnest(coalesce(searched, regexp_split_to_array(coalesce(corrected, fold_text($1)), '[^[:alnum:]]+'))) as said
       join search_lexeme as known on known.lexeme = (ts_lexize('russian_stem', said))[1]
     ) as own`,
    [phrase, isAny, allOf(conditions), isAsTyped],
  )
  return read
}

/**
 * One page of a search. A rare phrase is looked up in the word index and its matches are sorted; for a frequent one the
 * list is scanned (`searchPlan`), and the index is used if the words are rarer than estimated. The work is bounded,
 * almost independently of the size of the catalogue.
 */
export async function searchPage(executor: Executor, question: SearchQuestion): Promise<SearchPage> {
  const { from, size, mostHits, isAny = false, isCounted = true, isOfOneSeller = false } = question
  const read = await readPhrase(executor, question)
  const reading = { corrected: read?.corrected ?? null, searchedFor: searchedFor(read?.searched, isAny) }
  if (!read || read.query === null) return { rows: [], total: 0, isMore: false, ...reading }
  const asked = { ...question, read, query: queryOf(question, read) ?? read.query }
  if (searchPlan(read, { rows: from + size, mostHits, isAny, isOfOneSeller }) === 'scan') {
    const rows = await walk(executor, asked)
    if (rows.length > 0 && !isCounted) return { rows, total: from + size, isMore: true, ...reading }
    if (rows.length > 0) return { rows, total: await countMatches(executor, asked), isMore: false, ...reading }
  }
  const { rows, total } = await lookUp(executor, asked)
  return { rows, total, isMore: !isCounted && total >= mostHits, ...reading }
}

function queryOf({ phrase, conditions = [], isOfOneSeller = false }: SearchQuestion, read: ReadPhrase): string | null {
  if (isOfOneSeller) return read.goodsQuery
  // with conditions only names are searched: a product whose text mentions lactose-free milk is not lactose-free milk
  return phrase !== '' && conditions.length > 0 ? read.strongQuery : read.query
}

interface Asked extends SearchQuestion {
  readonly read: ReadPhrase
  readonly query: string
}

const isNarrowed = ({ categoryIds, filters: { traits, ...others } }: Asked): boolean =>
  categoryIds.length > 0 || traits !== 0 || Object.values(others).some((value) => value !== null && value !== false)

/** Conditions on a row of the list; the parameters of the categories and the filters start at `first`. */
const narrowing = (first: number) => `(cardinality($${first}::int[]) = 0 or exists (
    select from category_listing x where x.product_id = l.product_id and x.category_id = any($${first}::int[])))
  ${filterCondition('l', first + 1)}`

// numbers are written `(select $4::int)`: otherwise the statements are planned for each page

/**
 * Finds the page by a scan of the list in its order. Returns no rows when the first rows contain too few matches or
 * when the scan ends before the page is full, because the estimate assumes independent words.
 */
async function walk(executor: Executor, asked: Asked): Promise<CardRow[]> {
  const { read, query, sellers, sorting, size, from, mostWalked, categoryIds, filters } = asked
  const { key, order } = ORDERS[sorting]
  const narrow = isNarrowed(asked)
  const matching = `${sellerCondition('l', sellers, '$2', '$3')} and ${narrow ? narrowing(7) : 'true'}
    and (select f.vector @@ (select $1::tsquery) from product_search f where f.product_id = l.product_id)`
  const rows = await run<CardRow>(
    executor,
    `with probe as materialized (
       select count(*)::int as met from (
         select * from category_listing l where l.category_id = 0 order by ${order('l')} limit (select $6::int) / 20
       ) as l
       where ${matching}
     ),
     walked as materialized (
       select l.product_id, l.${key} from (
         select * from category_listing l where l.category_id = 0 order by ${order('l')} limit (select $6::int)
       ) as l
       where (select met * 20 >= (select $4::int) + (select $5::int) from probe) and ${matching}
       order by ${order('l')} limit (select $4::int) + (select $5::int)
     ),
     page as materialized (
       select * from walked where (select count(*) from walked) >= (select $4::int) + (select $5::int)
       order by ${order('walked')} limit (select $4::int) offset (select $5::int)
     )
     select ${CARD_COLUMNS}
     from page join product_card c on c.product_id = page.product_id
     left join stock_level s on s.product_id = page.product_id
     order by ${order('page')}`,
    [
      sorting === 'popularity' ? (read.topQuery ?? query) : query,
      sellerValue(sellers),
      waysValue(sellers),
      size,
      from,
      mostWalked,
      ...(narrow ? [categoryIds, ...filterValues(filters)] : []),
    ],
  )
  return rows
}

/** Number of matches of a frequent phrase, counted up to `mostHits`. */
async function countMatches(executor: Executor, asked: Asked): Promise<number> {
  const { read, query, sellers, mostHits, categoryIds, filters } = asked
  const narrow = isNarrowed(asked)
  // a function call does not use the index
  const matches =
    countPlan(read) === 'rows' ? 'ts_match_vq(f.vector, (select $1::tsquery))' : 'f.vector @@ (select $1::tsquery)'
  const [counted] = await run<{ total: number }>(
    executor,
    `select count(*)::int as total from (
       select from product_search f
       ${narrow ? 'join category_listing l on l.category_id = 0 and l.product_id = f.product_id' : ''}
       where ${matches} and ${sellerCondition('f', sellers, '$2', '$3')} and ${narrow ? narrowing(5) : 'true'}
       limit (select $4::int)
     ) as counted`,
    [
      query,
      sellerValue(sellers),
      waysValue(sellers),
      mostHits,
      ...(narrow ? [categoryIds, ...filterValues(filters)] : []),
    ],
  )
  return counted?.total ?? 0
}

/** Terms of the relevance of a match; $7–$11 are the queries of the phrase and its text. */
const HEAD = '(f.vector @@ (select $7::tsquery))::int'
const STRONG = '(f.vector @@ (select $8::tsquery))::int'
const GOODS = '(f.vector @@ (select $9::tsquery))::int'
const OWN = 'coalesce((f.vector @@ (select $10::tsquery))::int, 0)'
const CLICKS = `coalesce((
        select w.weight from search_click_weight w where w.phrase = $11 and w.product_id = f.product_id), 0)`
/** The relevance of a match of any word. */
const WORDS = 'ts_rank(f.vector, (select $7::tsquery))'
/** The relevance by which matches are sorted, and its terms for the office. */
const SENSE = `${HEAD} + ${STRONG} + ${GOODS} + ${OWN} + ${CLICKS}`
const SENSE_TERMS = `, jsonb_build_object('head', ${HEAD}, 'strong', ${STRONG}, 'goods', ${GOODS}, 'own', ${OWN}, 'clicks', ${CLICKS}) as terms`
const WORDS_TERMS = `, jsonb_build_object('words', ${WORDS}) as terms`

/**
 * Finds the page among at most `mostHits` sorted matches of the word index. Sorting by popularity ranks more relevant
 * matches first.
 */
async function lookUp(executor: Executor, asked: Asked): Promise<{ rows: CardRow[]; total: number }> {
  const { read, query, sellers, sorting, size, from, mostHits, isAny = false, categoryIds, filters } = asked
  const { key, order } = ORDERS[sorting]
  const narrow = isNarrowed(asked)
  const sense = isAny ? WORDS : SENSE
  const written = asked.isExplained ? (isAny ? WORDS_TERMS : SENSE_TERMS) : ''
  const kept = asked.isExplained ? ', terms' : ''
  const bySense = (t: string) => (sorting === 'popularity' ? `${t}.sense desc, ` : '')
  const rows = await run<CardRowOrNone & { total: number }>(
    executor,
    `with hits as materialized (
       select f.product_id, f.popularity, ${sense} as sense${written}
       from product_search f
       where f.vector @@ (select $1::tsquery) and ${sellerCondition('f', sellers, '$2', '$3')}
       limit (select $6::int)
     ),
     found as materialized (${
       // popularity is stored with the words; other columns are read for each match
       !narrow && sorting === 'popularity'
         ? `select product_id, popularity as ${key}, sense${kept} from hits`
         : `select l.product_id, l.${key}, hits.sense${kept}
       from hits join category_listing l on l.category_id = 0 and l.product_id = hits.product_id
       where ${narrow ? narrowing(isAny ? 8 : 12) : 'true'}`
     }),
     page as materialized (
       select m.* from found as m order by ${bySense('m')}${order('m')} limit (select $4::int) offset (select $5::int)
     )
     select counted.total, ${CARD_COLUMNS}${kept}
     from (select count(*)::int as total from found) as counted
     left join page on true
     left join product_card c on c.product_id = page.product_id
     left join stock_level s on s.product_id = page.product_id
     order by ${bySense('page')}${order('page')}`,
    [
      query,
      sellerValue(sellers),
      waysValue(sellers),
      size,
      from,
      mostHits,
      ...(isAny ? [read.query] : [read.headQuery, read.strongQuery, read.goodsQuery, read.ownQuery, read.folded]),
      ...(narrow ? [categoryIds, ...filterValues(filters)] : []),
    ],
  )
  return { rows: rows.filter(hasCard), total: rows[0]?.total ?? 0 }
}

const allOf = (conditions: readonly string[]): string | null =>
  conditions.length === 0 ? null : conditions.map((one) => `(${one})`).join(' & ')

export const listIntents = (executor: Executor): Promise<Intent[]> =>
  run<Intent>(
    executor,
    'select pattern, title, rule::text as rule from search_intent order by length(pattern) desc, pattern',
  )

/** The words that were searched for; null = all words of the phrase. */
export const searchedFor = (words: readonly string[] | null | undefined, isAny = false): SearchedFor =>
  words ? { kind: isAny ? 'any' : 'part', words: [...words] } : null

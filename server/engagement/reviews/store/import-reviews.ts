import type { NewMatter } from '../../../people/moderation/ports.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** A published review imported at the start, without an order. */
export interface ImportedReview {
  readonly organizationId: number
  readonly productId: number | null
  /** Name of the author; empty = anonymous. */
  readonly authorName: string
  readonly rating: number
  readonly description: string
  readonly advantages: readonly number[]
  readonly disadvantages: readonly number[]
  readonly helpfulCount: number
  readonly createdAt: Date
  readonly answer: { readonly text: string; readonly name: string; readonly at: Date } | null
}

/** Bulk import of initial data; ratings and cards must be refreshed after it. */
export async function importReviews(tx: Executor, reviews: readonly ImportedReview[]): Promise<void> {
  const rows = reviews.map(({ answer, ...review }) => ({
    ...review,
    isAnonymous: review.authorName === '',
    answer: answer?.text ?? null,
    answeredBy: answer?.name ?? null,
    answeredAt: answer?.at ?? null,
  }))
  await run(
    tx,
    `insert into review (organization_id, product_id, about, author_name, is_anonymous, rating, description, advantages,
       disadvantages, state, answer, answered_by, answered_at, helpful_count, created_at, changed_at)
     select "organizationId", "productId", case when "productId" is null then 'farmer' else 'product' end, "authorName",
       "isAnonymous", rating, description, advantages, disadvantages, 'published', answer, "answeredBy", "answeredAt",
       "helpfulCount", "createdAt", "createdAt"
     from jsonb_to_recordset($1::jsonb) as one ("organizationId" integer, "productId" integer, "authorName" text,
       "isAnonymous" boolean, rating smallint, description text, advantages integer[], disadvantages integer[],
       answer text, "answeredBy" text, "answeredAt" timestamptz, "helpfulCount" integer, "createdAt" timestamptz)`,
    [JSON.stringify(rows)],
  )
}

/**
 * Inserts ratings without text for every product and seller: about `each` per product, more for popular ones, and ten
 * times as many per seller. A hash of the id makes runs equal; ratings of restaurants and tours vary more than those of
 * farms.
 */
export async function importStars(tx: Executor, { each, now }: { each: number; now: Date }): Promise<void> {
  await run(
    tx,
    `insert into review (organization_id, product_id, about, rating, is_anonymous, state, created_at, changed_at)
     select thing.organization_id, thing.product_id, case when thing.product_id is null then 'farmer' else 'product' end,
       (array[5, 5, 5, 5, 5, 5, 4, 5, 5, 5, 4, 5, 3, 5, 5, 5, 4, 5, 5, 2])[1 + (hashint8(thing.seed * 131 + n) & 1023) % thing.spread],
       true, 'published', $2::timestamptz - make_interval(hours => 1 + (hashint8(thing.seed * 17 + n) & 16383) % 8000),
       $2
     from (
       select organization_id, id as product_id, id::bigint as seed, popularity * $1::int * 2 / 1000 as times, 20 as spread
         from product_title as product where enabled
       union all
       select organization.id, null, -organization.id::bigint, popularity * $1::int * 20 / 1000, case when type = 'farmer' then 20 else 12 + organization.id % 9 end
         from seller_card as organization join seller_terms on seller_terms.id = organization.id
        where is_enabled and not is_hidden and type <> 'shop'
     ) as thing cross join lateral generate_series(1, thing.times) as n`,
    [each, now],
  )
}

/**
 * Copies existing reviews for measurements: `reviews` copies in turn, for the popular products. The first products get
 * thousands, most a few. A hash makes runs equal.
 */
export async function cloneReviews(tx: Executor, reviews: number): Promise<void> {
  await run(
    tx,
    `insert into review (organization_id, product_id, about, author_name, is_anonymous, rating, description, advantages,
       disadvantages, state, answer, answered_by, answered_at, helpful_count, created_at, changed_at)
     with base as materialized (
       select review.*, row_number() over (order by id) - 1 as rank from review where description <> ''
     ), thing as materialized (
       select id, organization_id, row_number() over (order by popularity desc, id) - 1 as rank
         from product_title as product where enabled order by popularity desc, id limit 20000
     )
     select thing.organization_id, thing.id, 'product', base.author_name, base.is_anonymous, base.rating,
       base.description, '{}', '{}', 'published', base.answer, base.answered_by, base.answered_at,
       base.helpful_count, base.created_at - make_interval(mins => n % 40000), base.changed_at
     from generate_series(1, $1::int) as n
     join base on base.rank = n % (select count(*) from base)
     join thing on thing.rank =
       floor(power((hashint4(n) & 65535) / 65536.0, 3) * (select count(*) from thing))::bigint`,
    [reviews],
  )
}

/** Waiting reviews as the queue of the office takes them. */
export const listUnqueued = (tx: Executor): Promise<NewMatter[]> =>
  run<NewMatter>(
    tx,
    `select 'review' as kind, id::text as id, organization_id as "organizationId", false as "isShown",
       description as text, changed_at as at
       from review where state = 'waiting' order by changed_at, id`,
  )

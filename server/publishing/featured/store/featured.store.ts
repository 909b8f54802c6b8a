import type { FeaturedTerms } from '@okolitsa/domain/content/featured.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface Featured extends FeaturedTerms {
  readonly id: number
  /** One of both is null. */
  readonly productId: number | null
  readonly organizationId: number | null
  readonly advertiser: string
  readonly tin: string
}

const SELECT = `select id, place, category_id as "categoryId", phrase, product_id as "productId", organization_id as "organizationId", advertiser, tin, erid,
  starts_at as "startsAt", ends_at as "endsAt", stopped_at as "stoppedAt" from featured_place`

/** Advertisements that are or will be shown; a token and a place are theirs. */
export const listOpenFeatured = (executor: Executor, now: Date, most: number): Promise<Featured[]> =>
  run<Featured>(
    executor,
    `${SELECT} where ends_at > $1 and stopped_at is null and erid is not null order by starts_at, id limit $2`,
    [now, most],
  )

export const listFeatured = (executor: Executor, most: number): Promise<Featured[]> =>
  run<Featured>(executor, `${SELECT} order by starts_at desc, id desc limit $1`, [most])

/** An advertisement, locked until the end of the transaction; null = none. */
export async function lockFeatured(tx: Executor, id: number): Promise<Featured | null> {
  const [row] = await run<Featured>(tx, `${SELECT} where id = $1 for no key update`, [id])
  return row ?? null
}

export async function insertFeatured(
  tx: Executor,
  ad: Omit<Featured, 'id' | 'stoppedAt'>,
  createdAt: Date,
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into featured_place (place, category_id, phrase, product_id, organization_id, advertiser, tin, erid, starts_at,
       ends_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      ad.place,
      ad.categoryId,
      ad.phrase,
      ad.productId,
      ad.organizationId,
      ad.advertiser,
      ad.tin,
      ad.erid,
      ad.startsAt,
      ad.endsAt,
      createdAt,
    ],
  )
  if (!row) throw new Error('an advertisement was not written')
  return row.id
}

export const updateFeatured = (
  tx: Executor,
  { id, erid, stoppedAt }: Pick<Featured, 'id' | 'erid' | 'stoppedAt'>,
): Promise<unknown> =>
  run(tx, 'update featured_place set erid = $2, stopped_at = $3 where id = $1', [id, erid, stoppedAt])

/**
 * Moves advertisements to another category; one whose time overlaps with that of an advertisement there is stopped, which
 * is no change of one that is over.
 */
export const moveFeatured = (
  tx: Executor,
  { from, to, now }: { readonly from: number; readonly to: number; readonly now: Date },
): Promise<{ id: number; isStopped: boolean }[]> =>
  run<{ id: number; isStopped: boolean }>(
    tx,
    `with moved as (
       select id, stopped_at is null and ends_at > $3 as is_open, exists (
           select from featured_place as there where there.category_id = $2 and there.stopped_at is null
             and tstzrange(there.starts_at, there.ends_at) && tstzrange(ad.starts_at, ad.ends_at)) as is_taken
         from featured_place as ad where category_id = $1
     )
     update featured_place as ad set category_id = $2,
       stopped_at = case when is_taken then coalesce(stopped_at, least(ends_at, $3)) else stopped_at end
       from moved where moved.id = ad.id returning ad.id, is_open and is_taken as "isStopped"`,
    [from, to, now],
  )

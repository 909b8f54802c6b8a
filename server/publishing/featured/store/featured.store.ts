import type { FeaturedTerms } from '@okolitsa/domain/content/featured.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface Featured extends FeaturedTerms {
  readonly id: number
  readonly productId: number
  readonly advertiser: string
  readonly tin: string
}

const SELECT = `select id, place, category_id as "categoryId", phrase, product_id as "productId", advertiser, tin, erid,
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
    `insert into featured_place (place, category_id, phrase, product_id, advertiser, tin, erid, starts_at, ends_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      ad.place,
      ad.categoryId,
      ad.phrase,
      ad.productId,
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

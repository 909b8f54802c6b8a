import { type Executor, run } from '../../../platform/db/client.ts'

/** Pre-orders of harvests after a day, of sellers among `bits`, soonest first. */
export async function ripeningProducts(
  executor: Executor,
  {
    categoryIds,
    after,
    bits,
    most,
  }: {
    readonly categoryIds: readonly number[]
    readonly after: string
    readonly bits: Uint8Array
    readonly most: number
  },
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select l.product_id as id from category_listing l
     where l.category_id = 0 and l.ready_on > $1::date
       and case when l.organization_id < length($2::bytea) * 8 then get_bit($2::bytea, l.organization_id) = 1 else false end
       and exists (
         select from category_listing x where x.product_id = l.product_id and x.category_id = any($4::int[]))
     order by l.ready_on, l.popularity desc, l.product_id limit $3::int`,
    [after, Buffer.from(bits), most, categoryIds],
  )
  return rows.map(({ id }) => id)
}

/** What its sellers, among `bits`, say was made on a day or later; the latest first. */
export async function madeSince(
  executor: Executor,
  { since, bits, most }: { readonly since: string; readonly bits: Uint8Array; readonly most: number },
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select l.product_id as id from category_listing l
     where l.category_id = 0 and l.made_on >= $1::date
       and case when l.organization_id < length($2::bytea) * 8 then get_bit($2::bytea, l.organization_id) = 1 else false end
     order by l.made_on desc, l.popularity desc, l.product_id limit $3::int`,
    [since, Buffer.from(bits), most],
  )
  return rows.map(({ id }) => id)
}

import type { MarketCodeFields } from '@okolitsa/domain/loyalty/promo-code-fields.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { MarketCodeUse, OwnMarketCode } from '../ports.ts'

/** Stores a code of the market; returns its id. */
export async function insertMarketCode(tx: Executor, { value, ...code }: MarketCodeFields): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into promo_code (code, kind, value, min_sum, valid, total_limit, per_customer_limit, is_listed, market_percent,
       max_discount, budget, is_first_order, trades, category_ids, seller_ids, without_consent)
     values ($1, $2, $3, $4, daterange($5::date, $6::date, '[]'), $7, $8, false, $15, $9, $10, $11, $12, $13, $14, $16)
     returning id`,
    [
      code.code,
      value.kind,
      value.kind === 'percent' ? value.percent : value.amount,
      code.minSum,
      code.fromDate,
      code.toDate,
      code.totalLimit,
      code.perCustomerLimit,
      code.maxDiscount,
      code.budget,
      code.isFirstOrder,
      code.trades,
      code.categoryIds,
      code.organizationIds,
      code.marketPercent,
      code.withoutConsent,
    ],
  )
  if (!row) throw new Error('a promo code was not written')
  return row.id
}

/** Codes of the market, the newest first; null = without an upper bound of the id. */
export async function listMarketCodes(
  executor: Executor,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<OwnMarketCode[]> {
  const rows = await run<Omit<OwnMarketCode, 'value'> & { kind: 'percent' | 'fixed'; amount: number }>(
    executor,
    `select c.id, c.code, c.kind, c.value as amount, c.min_sum as "minSum", lower(c.valid) as "fromDate",
       upper(c.valid) - 1 as "toDate", c.total_limit as "totalLimit", c.per_customer_limit as "perCustomerLimit",
       c.max_discount as "maxDiscount", c.budget, c.is_first_order as "isFirstOrder", c.trades,
       c.market_percent as "marketPercent", c.without_consent as "withoutConsent", c.category_ids as "categoryIds", c.seller_ids as "organizationIds", c.ended_at is not null as "isEnded", use.used, use.given,
       (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title) order by s.title), '[]')
          from seller_card s where s.id = any(c.seller_ids)) as sellers
       from promo_code c cross join lateral (select count(*)::int as used, coalesce(sum(r.discount), 0)::bigint as given
         from promo_redemption r where r.promo_code_id = c.id and r.released_at is null) as use
      where c.organization_id is null and ($1::bigint is null or c.id < $1::bigint) order by c.id desc limit $2`,
    [before, limit],
  )
  return rows.map(({ kind, amount, ...code }) => ({
    ...code,
    value: kind === 'percent' ? { kind, percent: amount } : { kind, amount: amount as Kopecks },
  }))
}

/** The latest uses of a code of the market, with the market's part of each discount as the order stands now. */
export const listMarketCodeUses = (executor: Executor, codeId: number, limit: number): Promise<MarketCodeUse[]> =>
  run<MarketCodeUse>(
    executor,
    `select r.order_id as "orderId", coalesce(s.title, '') as seller, r.created_at as "usedAt", coalesce(o.goods, 0) as goods,
       coalesce(case when r.released_at is null then o.given end, 0) as given, r.released_at is not null as "isCanceled"
       from (select * from promo_redemption where promo_code_id = $1 order by created_at desc, order_id desc limit $2) as r
         cross join lateral (select max(line.organization_id) as organization_id, sum(line.actual_sum)::int as goods,
           sum(line.sold_sum - line.bonus_sum - line.payable_sum)::int as given
           from sold_line line where line.order_id = r.order_id) as o
         left join seller_card s on s.id = o.organization_id
      order by r.created_at desc, r.order_id desc`,
    [codeId, limit],
  )

/** Goods of the orders with a code, without cancelled ones, before discounts. */
export async function sumMarketCodeGoods(executor: Executor, codeId: number): Promise<number> {
  const [row] = await run<{ goods: number }>(
    executor,
    `select coalesce(sum(line.actual_sum), 0)::bigint as goods
       from promo_redemption r join sold_line line on line.order_id = r.order_id
      where r.promo_code_id = $1 and r.released_at is null`,
    [codeId],
  )
  return row?.goods ?? 0
}

/** Sellers of goods and dishes whose name contains a text. */
export const listCodeSellers = (
  executor: Executor,
  search: string,
  most: number,
): Promise<{ id: number; title: string; isFarm: boolean }[]> =>
  run(
    executor,
    `select id, title, type = 'farmer' as "isFarm" from seller_card where is_enabled and type in ('farmer', 'restaurant')
       and position(lower($1) in lower(title)) > 0 order by title, id limit $2`,
    [search, most],
  )

/** How many of the sellers exist. */
export async function countSellers(executor: Executor, organizationIds: readonly number[]): Promise<number> {
  const [row] = await run<{ sellers: number }>(
    executor,
    'select count(*)::int as sellers from seller_card where id = any($1::int[])',
    [organizationIds],
  )
  return row?.sellers ?? 0
}

/** Limits codes to a category in the place of another one. */
export async function moveCodeCategory(
  tx: Executor,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  await run(
    tx,
    `update promo_code set category_ids = array(
       select distinct case when id = $1 then $2::int else id end from unnest(category_ids) as id order by 1)
      where $1::int = any(category_ids)`,
    [from, to],
  )
}

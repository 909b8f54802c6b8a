import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { CommissionRule, CommissionSubject } from '@okolitsa/domain/fees/commission.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { RULE } from './commission-rule.store.ts'

/** A frozen line with what it is sold for now. */
export interface SoldLine extends CommissionSubject {
  readonly orderId: number
  readonly sold: Kopecks
  readonly price: Kopecks
  readonly seller: string
}

/** Rules in force on a day that may apply to a seller, and the fee of its contract. */
export async function findSellerRules(
  tx: Executor,
  organizationId: number,
  day: IsoDate,
): Promise<{ rules: readonly CommissionRule[]; contractPercent: number | null }> {
  const [row] = await run<{ rules: CommissionRule[]; contractPercent: number | null }>(
    tx,
    `select commission_percent as "contractPercent",
       (select coalesce(jsonb_agg(${RULE}), '[]') from commission_rule r
         where r.from_day <= $2 and (r.until_day is null or r.until_day >= $2)
           and (r.organization_id is null or r.organization_id = $1)) as rules
     from seller_terms where id = $1`,
    [organizationId, day],
  )
  return row ?? { rules: [], contractPercent: null }
}

interface NewCommissionLine {
  readonly productId: number
  readonly rule: CommissionRule
  readonly categoryIds: readonly number[]
}

/** Freezes the terms of the lines of an order that have none yet; products have one rule each. */
export async function insertCommissionLines(
  tx: Executor,
  {
    orderId,
    trade,
    channel,
    deliveryKind,
    at,
  }: Pick<CommissionSubject, 'trade' | 'channel' | 'deliveryKind'> & {
    readonly orderId: number
    readonly at: Date
  },
  lines: readonly NewCommissionLine[],
): Promise<void> {
  await run(
    tx,
    `insert into commission_line (order_line_id, order_id, rule_id, source, basis_points, floor, ceiling, fixed, base,
       trade, channel, delivery_kind, category_ids, at)
     select sold_line.id, sold_line.order_id, t.rule_id, t.source, t.basis_points, t.floor, t.ceiling, t.fixed, t.base,
       $3, $4, $5, t.category_ids, $6
       from sold_line join jsonb_to_recordset($2::jsonb) as t (product_id int, rule_id int, source text, basis_points smallint,
         floor int, ceiling int, fixed int, base text, category_ids int[]) on t.product_id = sold_line.product_id
      where sold_line.order_id = $1
     on conflict do nothing`,
    [
      orderId,
      JSON.stringify(
        lines.map(({ productId, rule, categoryIds }) => ({
          product_id: productId,
          rule_id: rule.id,
          source: rule.source,
          basis_points: rule.basisPoints,
          floor: rule.floor,
          ceiling: rule.ceiling,
          fixed: rule.fixed,
          base: rule.base,
          category_ids: categoryIds,
        })),
      ),
      trade,
      channel,
      deliveryKind,
      at,
    ],
  )
}

/** The facts shared by the lines of an order; null = the order has no frozen terms. */
export async function findSubject(
  tx: Executor,
  orderId: number,
): Promise<Pick<CommissionSubject, 'trade' | 'channel' | 'deliveryKind'> | null> {
  const [row] = await run<Pick<CommissionSubject, 'trade' | 'channel' | 'deliveryKind'>>(
    tx,
    `select trade, channel, delivery_kind as "deliveryKind" from commission_line where order_id = $1 limit 1`,
    [orderId],
  )
  return row ?? null
}

/** Lines sold since a moment, without cancelled orders, to which the conditions apply; the latest orders first. */
export const listSoldLines = (
  executor: Executor,
  since: Date,
  conditions: Pick<CommissionRule, 'organizationId' | 'categoryId' | 'trade' | 'channel' | 'deliveryKind'>,
  most: number,
): Promise<SoldLine[]> =>
  run<SoldLine>(
    executor,
    `select line.order_id as "orderId", coalesce(line.organization_id, 0) as "organizationId", fee.category_ids as "categoryIds",
       fee.trade, fee.channel, fee.delivery_kind as "deliveryKind", coalesce(line.sold_sum, 0) as sold, line.actual_sum as price,
       coalesce(seller.title, '') as seller
       from commission_line fee join sold_line line on line.id = fee.order_line_id
         left join seller_card seller on seller.id = line.organization_id
      where fee.at >= $1 and line.state <> 'canceled' and line.sold_sum > 0
        and ($2::int is null or line.organization_id = $2) and ($3::int is null or $3 = any(fee.category_ids))
        and ($4::text is null or fee.trade = $4) and ($5::text is null or fee.channel = $5)
        and ($6::text is null or fee.delivery_kind = $6)
      order by line.order_id desc, line.id limit $7`,
    [
      since,
      conditions.organizationId,
      conditions.categoryId,
      conditions.trade,
      conditions.channel,
      conditions.deliveryKind,
      most,
    ],
  )

interface FrozenLine {
  readonly title: string
  readonly sold: Kopecks
  readonly price: Kopecks
  readonly terms: Pick<CommissionRule, 'source' | 'basisPoints' | 'floor' | 'ceiling' | 'fixed' | 'base'>
  /** The rule; null = the contract, or the default of the market. */
  readonly rule: CommissionRule | null
  readonly sellerTitle: string | null
}

/** Lines of an order with their frozen terms, in the order of the order. */
export const listFrozenLines = (executor: Executor, orderId: number): Promise<FrozenLine[]> =>
  run<FrozenLine>(
    executor,
    `select line.title, coalesce(line.sold_sum, 0) as sold, line.actual_sum as price,
       jsonb_build_object('source', fee.source, 'basisPoints', fee.basis_points, 'floor', fee.floor, 'ceiling', fee.ceiling,
         'fixed', fee.fixed, 'base', fee.base) as terms,
       case when r.id is not null then ${RULE} end as rule, seller.title as "sellerTitle"
       from commission_line fee join sold_line line on line.id = fee.order_line_id
         left join commission_rule r on r.id = fee.rule_id left join seller_card seller on seller.id = r.organization_id
      where fee.order_id = $1 order by fee.order_line_id`,
    [orderId],
  )

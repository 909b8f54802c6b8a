import type { CostFacts } from '@okolitsa/domain/bearers/bearers.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/**
 * Discounts, refunds and gifts of an order by cause, as it stands now. Money that went back without a claim
 * is `goodsLess`; claims of an order whose money the seller took count as well. Special prices are left out: lines are of
 * the prices after them. @param orderId an order that the caller
 * may see
 */
export async function readOrderCosts(executor: Executor, orderId: number): Promise<CostFacts> {
  const [row] = await run<CostFacts>(
    executor,
    `select 0 as "specialPrice", coalesce(terms.saved_on_delivery, 0) as "freeDelivery", sold.own as "ownPromo",
       sold.market as "marketPromo", sold.bonuses, claim.spoilt, claim.missing, claim.wrong,
       greatest(0, back.refunded - claim.spoilt - claim.missing - claim.wrong) as "goodsLess", back.market as "marketRefund",
       (select coalesce(sum(amount), 0)::bigint from bonus_entry
         where bonus_entry.order_id = terms.order_id and step like 'goodwill:%') as goodwill,
       (select coalesce(-sum(amount), 0)::bigint from ledger_entry join ledger_line on entry_id = ledger_entry.id
         where ledger_entry.order_id = terms.order_id and kind <> 'settlement' and account = 'seller') as compensation
       from order_terms as terms
       cross join lateral (
         select coalesce(sum(promo_sum), 0)::bigint as own, coalesce(sum(bonus_sum), 0)::bigint as bonuses,
           coalesce(sum(sold_sum - bonus_sum - payable_sum), 0)::bigint as market
           from sold_line where sold_line.order_id = terms.order_id) as sold
       cross join lateral (
         select coalesce(sum(refund) filter (where kind = 'spoilt'), 0)::bigint as spoilt,
           coalesce(sum(refund) filter (where kind = 'missing'), 0)::bigint as missing,
           coalesce(sum(refund) filter (where kind = 'wrong'), 0)::bigint as wrong
           from line_claim where line_claim.order_id = terms.order_id and state = 'accepted') as claim
       cross join lateral (
         select coalesce(sum(amount - market_share), 0)::bigint as refunded, coalesce(sum(market_share), 0)::bigint as market
           from money_movement where money_movement.order_id = terms.order_id and kind = 'refund'
            and money_movement.state = 'done' and not is_surplus) as back
      where terms.order_id = $1`,
    [orderId],
  )
  if (!row) throw new Error('the costs of no order')
  return row
}

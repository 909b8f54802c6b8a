import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { contractRule, defaultRule, orderFees, pickRule } from '@okolitsa/domain/fees/commission.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import type { ExplainedLine, FeeProduct, FeesService, FrozenSale, SellerRules } from '../ports.ts'
import { findSellerRules, findSubject, insertCommissionLines, listFrozenLines } from '../store/commission-line.store.ts'

export const dayOf = (at: Date) => dayIn(SHOP_TIME_ZONE, at)

export async function readSellerRules(
  { market }: Deps<'market'>,
  tx: Executor,
  organizationId: number,
  at: Date,
): Promise<SellerRules> {
  const day = dayOf(at)
  const { rules, contractPercent } = await findSellerRules(tx, organizationId, day)
  return {
    organizationId,
    day,
    rules: [
      defaultRule(market.current().fees.commissionPercent),
      ...(contractPercent === null ? [] : [contractRule(organizationId, contractPercent)]),
      ...rules,
    ],
  }
}

export async function freezeFees(
  tx: Executor,
  { organizationId, day, rules }: SellerRules,
  { products, ...sale }: FrozenSale,
): Promise<void> {
  const byProduct = new Map(products.map((product) => [product.productId, product.categoryIds]))
  const lines = [...byProduct].map(([productId, categoryIds]) => ({
    productId,
    categoryIds,
    rule: pickRule(rules, { ...sale, organizationId, categoryIds }, day),
  }))
  await insertCommissionLines(tx, sale, lines)
}

export async function freezeAddedFees(
  deps: Deps<'market'>,
  tx: Executor,
  { id: orderId, organizationId, placedAt: at }: Parameters<FeesService['freezeAdded']>[1],
  products: readonly FeeProduct[],
): Promise<void> {
  const subject = await findSubject(tx, orderId)
  if (subject)
    await freezeFees(tx, await readSellerRules(deps, tx, organizationId, at), { ...subject, orderId, at, products })
}

/** Lines of an order with the rule that won and the fee as the order stands. */
export async function explainFees(executor: Executor, orderId: number): Promise<ExplainedLine[]> {
  const lines = await listFrozenLines(executor, orderId)
  const fees = orderFees(
    lines.map(({ rule, terms, sold, price }) => ({ ruleId: rule?.id ?? null, terms, sold, price })),
  )
  return lines.map(({ title, rule, terms, sold, sellerTitle }, index) => ({
    title,
    sold,
    sellerTitle,
    rule: { ...(rule ?? defaultRule(null)), ...terms },
    fee: fees[index] ?? sold,
  }))
}

import { FARMS, isOnline } from './farms.ts'
import { balancesOf, type KnownFee } from './known-money.ts'
import type { KnownOrder, Reference } from './reference.ts'
import { demand } from './steps.ts'
import type { World } from './world.ts'

interface SoldRow {
  readonly order_id: number
  readonly sold: number
  readonly basis_points: number
  readonly floor: number
  readonly ceiling: number | null
  readonly fixed: number
}

const isSame = (fee: KnownFee, row: SoldRow) =>
  fee.basisPoints === row.basis_points &&
  fee.floor === row.floor &&
  fee.ceiling === row.ceiling &&
  fee.fixed === row.fixed

/** Lines that the order was placed with keep the fee of that moment; lines added later take one of a later moment. */
function checkTerms(order: KnownOrder, lines: readonly SoldRow[], fees: readonly KnownFee[]): void {
  const later = fees.slice(order.feeIndex)
  for (const [index, line] of lines.entries()) {
    const allowed = index === 0 ? later.slice(0, 1) : later
    const seen = `line ${index} of order ${order.id} froze ${JSON.stringify(line)}`
    demand(
      allowed.some((fee) => isSame(fee, line)),
      `${seen}, expected ${JSON.stringify(allowed)}`,
    )
  }
}

/** The fee of an order by the terms of its lines: each line by itself, then the fixed part of each fee once. */
function feeOf(lines: readonly SoldRow[]): number {
  let fee = 0
  const left = new Map<string, { fixed: number; room: number }>()
  for (const { sold, basis_points, floor, ceiling, fixed } of lines) {
    const counted = Math.floor((sold * basis_points) / 10_000)
    const own =
      sold === 0 ? 0 : Math.min(sold, Math.max(floor, ceiling === null ? counted : Math.min(counted, ceiling)))
    fee += own
    const key = JSON.stringify([basis_points, floor, ceiling, fixed])
    left.set(key, { fixed, room: (left.get(key)?.room ?? 0) + sold - own })
  }
  for (const { fixed, room } of left.values()) fee += Math.min(fixed, room)
  return fee
}

/**
 * Checks what the market owes each farm: the goods and own deliveries of received orders, less fees by the rules of the
 * day of the purchase and what the farm took itself, and manual entries that stand.
 */
export async function compareBalances(reference: Reference, world: World): Promise<void> {
  const { money, orders } = reference
  const ids = orders.map(({ id }) => id)
  const rows = await world.sql<SoldRow>(
    `select fee.order_id, sold_sum::int as sold, basis_points, floor, ceiling, fixed
       from commission_line as fee join sold_line on sold_line.id = fee.order_line_id
      where fee.order_id = any($1) order by fee.order_line_id`,
    [ids],
  )
  const inCash = await world.sql<{ id: number; is_rest_in_cash: boolean }>(
    'select id, is_rest_in_cash from shop_order where id = any($1)',
    [ids],
  )
  const expected = FARMS.map((_, farm) => (money.opening[farm] ?? 0) - (money.paidOut[farm] ?? 0))
  for (const { farm, amount, isReversed } of money.entries)
    if (!isReversed) expected[farm] = (expected[farm] ?? 0) + amount
  for (const order of orders) {
    const lines = rows.filter(({ order_id }) => order_id === order.id)
    checkTerms(order, lines, money.fees[order.farm] ?? [])
    if (order.state !== 'received') continue
    const { total, method, delivery, kind } = order
    const { kept } = world.bank.moneyOf(order.id)
    const isRestInCash = inCash.some(({ id, is_rest_in_cash }) => id === order.id && is_rest_in_cash)
    const taken = isOnline(method) ? (isRestInCash ? Math.max(0, total - kept) : 0) : total
    const sold = lines.reduce((sum, line) => sum + line.sold, 0)
    const share = sold - feeOf(lines) + (kind === 'cdek' ? 0 : delivery) - taken
    expected[order.farm] = (expected[order.farm] ?? 0) + share
  }
  const balances = await balancesOf(world)
  for (const [farm, balance] of balances.entries())
    demand(balance === expected[farm], `the market owes farm ${farm} ${balance}, expected ${expected[farm]}`)
}

import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type Kopecks, ZERO } from '@okolitsa/domain/money/money.ts'
import type { RepayWay } from '@okolitsa/domain/payments/seller-debt.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { SellerDebt } from '../ports.ts'

const COLUMNS = `id, order_id as "orderId", cause, amount, state, created_at as "createdAt", due_at as "dueAt", way,
  paid_on as "paidOn", paid_at as "paidAt", note, disputed_at as "disputedAt"`

/** Debts of an order, oldest first. */
export function listDebts(executor: Executor, orderId: number): Promise<SellerDebt[]> {
  return run<SellerDebt>(executor, `select ${COLUMNS} from seller_debt where order_id = $1 order by id`, [orderId])
}

export async function findDebt(executor: Executor, orderId: number, id: number): Promise<SellerDebt | null> {
  const [row] = await run<SellerDebt>(executor, `select ${COLUMNS} from seller_debt where order_id = $1 and id = $2`, [
    orderId,
    id,
  ])
  return row ?? null
}

export async function sumPaidBack(executor: Executor, orderId: number): Promise<Kopecks> {
  const [row] = await run<{ sum: Kopecks }>(
    executor,
    `select coalesce(sum(amount), 0)::int as sum from seller_debt where order_id = $1 and state = 'paid'`,
    [orderId],
  )
  return row?.sum ?? ZERO
}

/** Stores a debt and returns its id; null = this cause already has a debt. */
export async function insertDebt(
  tx: Executor,
  debt: Pick<SellerDebt, 'orderId' | 'cause' | 'amount' | 'createdAt' | 'dueAt'>,
): Promise<number | null> {
  const [row] = await run<{ id: number }>(
    tx,
    `insert into seller_debt (order_id, cause, amount, created_at, due_at) values ($1, $2, $3, $4, $5)
     on conflict (order_id, cause) do nothing returning id`,
    [debt.orderId, debt.cause, debt.amount, debt.createdAt, debt.dueAt],
  )
  return row?.id ?? null
}

/** Lowers a debt; zero deletes it. */
export async function lowerDebt(tx: Executor, id: number, amount: Kopecks): Promise<void> {
  if (amount === ZERO) await run(tx, 'delete from seller_debt where id = $1', [id])
  else await run(tx, 'update seller_debt set amount = $2 where id = $1', [id, amount])
}

export async function savePaidBack(
  tx: Executor,
  id: number,
  paid: { way: RepayWay; on: IsoDate; note: string; at: Date; by: number | null },
): Promise<void> {
  await run(
    tx,
    `update seller_debt set state = 'paid', way = $2, paid_on = $3, note = $4, paid_at = $5, paid_by = $6 where id = $1`,
    [id, paid.way, paid.on, paid.note, paid.at, paid.by],
  )
}

export async function saveDisputed(tx: Executor, id: number, at: Date): Promise<void> {
  await run(tx, `update seller_debt set state = 'disputed', disputed_at = $2 where id = $1`, [id, at])
}

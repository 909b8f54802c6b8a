import { type Executor, run } from '../../../platform/db/client.ts'

/** Photos that prove repayments of an order, oldest first. */
export function listDebtPhotos(executor: Executor, orderId: number): Promise<{ id: string; debtId: number | null }[]> {
  return run<{ id: string; debtId: number | null }>(
    executor,
    `select id, debt_id as "debtId" from parcel_photo where order_id = $1 and moment = 'repaid' order by id`,
    [orderId],
  )
}

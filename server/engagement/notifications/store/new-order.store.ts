import { type Executor, run } from '../../../platform/db/client.ts'

/** Whose order it is, while nobody has begun it and nothing is to be paid first; null = it is no such order. */
export async function sellerOfNewOrder(executor: Executor, orderId: number): Promise<number | null> {
  const [row] = await run<{ organizationId: number }>(
    executor,
    `select organization_id as "organizationId" from shop_order where id = $1 and state = 'formed' and pay_before is null`,
    [orderId],
  )
  return row?.organizationId ?? null
}

import { PAYMENT_METHODS, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** What sellers accept, in the order methods are offered. Sellers without methods are left out. */
export async function listMethods(
  executor: Executor,
  organizationIds: readonly number[],
): Promise<Map<number, PaymentMethod[]>> {
  const rows = await run<{ organizationId: number; codes: PaymentMethod[] }>(
    executor,
    // the list is hidden in a query, so that the statement is not planned anew for each
    'select id as "organizationId", payment_methods as codes from seller_terms where id = any((select $1::int[])::int[])',
    [organizationIds],
  )
  return new Map(
    rows
      .filter(({ codes }) => codes.length > 0)
      .map((row) => [row.organizationId, PAYMENT_METHODS.filter((method) => row.codes.includes(method))]),
  )
}

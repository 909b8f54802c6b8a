import { PAYMENT_METHODS, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Methods accepted by sellers, in the order they are offered. Sellers without methods are omitted. */
export async function listMethods(
  executor: Executor,
  organizationIds: readonly number[],
): Promise<Map<number, PaymentMethod[]>> {
  const rows = await run<{ organizationId: number; codes: PaymentMethod[] }>(
    executor,
    // the array is wrapped in a subquery, so that one query plan serves every list
    'select id as "organizationId", payment_methods as codes from seller_terms where id = any((select $1::int[])::int[])',
    [organizationIds],
  )
  return new Map(
    rows
      .filter(({ codes }) => codes.length > 0)
      .map((row) => [row.organizationId, PAYMENT_METHODS.filter((method) => row.codes.includes(method))]),
  )
}

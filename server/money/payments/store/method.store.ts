import { PAYMENT_METHODS, type PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** What sellers accept, in the order methods are offered. Sellers without methods are left out. */
export async function listMethods(
  executor: Executor,
  organizationIds: readonly number[],
): Promise<Map<number, PaymentMethod[]>> {
  const rows = await run<{ organizationId: number; codes: PaymentMethod[] }>(
    executor,
    `select organization_id as "organizationId", array_agg(code) as codes from organization_payment_method
      where organization_id = any($1::int[]) group by organization_id`,
    [organizationIds],
  )
  return new Map(
    rows.map((row) => [row.organizationId, PAYMENT_METHODS.filter((method) => row.codes.includes(method))]),
  )
}

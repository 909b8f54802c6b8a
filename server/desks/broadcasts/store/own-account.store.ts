import type { Language } from '@okolitsa/domain/language/language.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** The account of a customer with this phone; null = none. */
export async function findCustomerOfPhone(
  executor: Executor,
  phone: string,
): Promise<{ id: number; language: Language } | null> {
  const [row] = await run<{ id: number; language: Language }>(
    executor,
    'select id, language from customer_contact as customer where phone = $1 and erased_at is null',
    [phone],
  )
  return row ?? null
}

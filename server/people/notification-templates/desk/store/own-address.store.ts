import { type Executor, run } from '../../../../platform/db/client.ts'

/** E-mail of the customer account of a phone; null = none. */
export async function findEmailOfPhone(executor: Executor, phone: string): Promise<string | null> {
  const [row] = await run<{ email: string }>(
    executor,
    'select email from customer_contact where phone = $1 and erased_at is null and email is not null limit 1',
    [phone],
  )
  return row?.email ?? null
}

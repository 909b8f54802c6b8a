import type { ConsentAction, ConsentPurpose } from '@okolitsa/domain/identity/consent.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import type { CountedConsents } from '../ports.ts'

export interface ConsentRow {
  readonly id: number
  readonly purpose: ConsentPurpose
  readonly action: ConsentAction
  readonly edition: string
  readonly textHash: string | null
  readonly network: string | null
  readonly userAgent: string | null
  readonly at: Date
}
export type NewConsent = Omit<ConsentRow, 'id'>

/** Maximum records of one person that are read, newest first. */
const MAX_LINES = 200

/** Consent records of a customer, newest first. */
export async function listConsents(executor: Executor, customerId: number): Promise<ConsentRow[]> {
  return run<ConsentRow>(
    executor,
    `select id, purpose, action, edition, text_hash as "textHash", network, user_agent as "userAgent", at
       from consent where customer_id = $1 order by id desc limit ${MAX_LINES}`,
    [customerId],
  )
}

/** Adds a consent record, which is never changed later. */
export async function insertConsent(tx: Executor, customerId: number, consent: NewConsent): Promise<void> {
  await run(
    tx,
    `insert into consent (customer_id, purpose, action, edition, text_hash, network, user_agent, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      customerId,
      consent.purpose,
      consent.action,
      consent.edition,
      consent.textHash,
      consent.network,
      consent.userAgent,
      consent.at,
    ],
  )
}

/** Consents by purpose and edition, each customer by the last entry. */
export const countConsents = (executor: Executor, purposes: readonly ConsentPurpose[]): Promise<CountedConsents[]> =>
  run<CountedConsents>(
    executor,
    `select purpose, edition, count(*)::int as people from (
       select distinct on (purpose, customer_id) purpose, action, edition from consent
        where purpose = any($1::text[]) order by purpose, customer_id, id desc
     ) as standing where action = 'given' group by purpose, edition`,
    [purposes],
  )

/** Customers whose latest word about news is a consent; `among` = of these only, null = of all. */
export async function listNewsReaders(executor: Executor, among: readonly number[] | null): Promise<number[]> {
  const rows = await run<{ id: number }>(
    executor,
    `select distinct consent.customer_id as id from consent
      where purpose = 'marketing' and action = 'given' and ($1::int[] is null or customer_id = any($1::int[]))
        and not exists (select from consent as later where later.customer_id = consent.customer_id
          and later.purpose = 'marketing' and later.id > consent.id)`,
    [among],
  )
  return rows.map(({ id }) => id)
}

import { KNOWN_AFTER_DAYS } from '@okolitsa/domain/identity/code-limits.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface CustomerRow {
  id: number
  phone: string
  firstName: string | null
  lastName: string | null
  email: string | null
  birthDate: string | null
  groupId: 1 | 4
  agreementConfirmedAt: Date | null
  /** Edition of the texts confirmed last; null = none. */
  agreementEdition: string | null
}

const COLUMNS = `id, phone, first_name as "firstName", last_name as "lastName", email, birth_date as "birthDate",
  group_id as "groupId", agreement_confirmed_at as "agreementConfirmedAt", agreement_edition as "agreementEdition"`

/**
 * Finds the customer of a phone or creates one that «needs registration» (groupId 4). The phone of a merged account
 * finds the account that stays; a merge that runs meanwhile is awaited.
 */
export async function findOrCreateCustomer(tx: Executor, phone: string): Promise<CustomerRow> {
  await run(tx, 'insert into customer (phone) values ($1) on conflict (phone) do nothing', [phone])
  const [row] = await run<CustomerRow>(
    tx,
    `select ${COLUMNS} from customer
      where id = (select coalesce(merged_into, id) from customer where phone = $1 for key share)`,
    [phone],
  )
  return row as CustomerRow
}

/** True = the phone, or the customer who requests the code, has had an account for a while. */
export async function isKnownAccount(
  tx: Executor,
  { phone, customerId, now }: { readonly phone: string; readonly customerId: number | null; readonly now: Date },
): Promise<boolean> {
  const rows = await run(
    tx,
    `select 1 as one from customer
      where (phone = $1 or id = $2) and created_at < $3::timestamptz - make_interval(days => ${KNOWN_AFTER_DAYS}) limit 1`,
    [phone, customerId, now],
  )
  return rows.length > 0
}

/** A customer imported from another system with their profile. */
export interface NewCustomer {
  readonly id: number
  readonly phone: string
  /** First name; null = not given. */
  readonly firstName: string | null
  readonly lastName: string | null
  readonly createdAt: Date
}

/** Adds customers who are already registered. */
export async function insertCustomers(tx: Executor, customers: readonly NewCustomer[]): Promise<void> {
  await run(
    tx,
    `insert into customer (id, phone, first_name, last_name, group_id, created_at) overriding system value
     select id, phone, "firstName", "lastName", 1, "createdAt"
       from jsonb_to_recordset($1::jsonb) as one (id integer, phone text, "firstName" text, "lastName" text,
         "createdAt" timestamptz)`,
    [JSON.stringify(customers)],
  )
}

export async function findCustomer(executor: Executor, id: number): Promise<CustomerRow | null> {
  const [row] = await run<CustomerRow>(executor, `select ${COLUMNS} from customer where id = $1`, [id])
  return row ?? null
}

/** Reads which profile fields are already filled. */
export async function findFilled(
  executor: Executor,
  id: number,
): Promise<{ readonly hasName: boolean; readonly hasAddress: boolean }> {
  const [row] = await run<{ hasName: boolean; hasAddress: boolean }>(
    executor,
    `select coalesce(first_name, '') <> '' as "hasName",
       exists (select from address where customer_id = customer.id) as "hasAddress" from customer where id = $1`,
    [id],
  )
  return row ?? { hasName: true, hasAddress: true }
}

export async function saveLanguage(executor: Executor, id: number, language: Language): Promise<void> {
  await run(executor, 'update customer set language = $2 where id = $1 and language <> $2', [id, language])
}

export interface ProfileChange {
  readonly firstName?: string | undefined
  readonly lastName?: string | null | undefined
  readonly email?: string | null | undefined
  readonly birthDate?: string | null | undefined
}

/** Writes the given fields only; a first name turns groupId 4 into 1. */
export async function saveProfile(executor: Executor, id: number, change: ProfileChange): Promise<CustomerRow | null> {
  const [row] = await run<CustomerRow>(
    executor,
    `update customer set
       first_name = coalesce($2, first_name),
       last_name = case when $3 then $4 else last_name end,
       email = case when $5 then $6 else email end,
       birth_date = case when $7 then $8::date else birth_date end,
       group_id = case when coalesce($2, first_name) is null then group_id else 1 end
     where id = $1 returning ${COLUMNS}`,
    [
      id,
      change.firstName ?? null,
      change.lastName !== undefined,
      change.lastName ?? null,
      change.email !== undefined,
      change.email ?? null,
      change.birthDate !== undefined,
      change.birthDate ?? null,
    ],
  )
  return row ?? null
}

/** PostgreSQL's code for a violated unique constraint. */
const UNIQUE_VIOLATION = '23505'

/**
 * Changes a customer's phone; false = the phone belongs to another customer, and a surrounding transaction is aborted.
 */
export async function savePhone(executor: Executor, id: number, phone: string): Promise<boolean> {
  try {
    return (await run(executor, 'update customer set phone = $2 where id = $1 returning id', [id, phone])).length === 1
  } catch (error) {
    // the phone was taken earlier, or by a concurrent request
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false
    throw error
  }
}

/** Confirms an edition of the texts; the stored time is that of its first confirmation. */
export async function saveAgreement(
  executor: Executor,
  id: number,
  edition: string,
  at: Date,
): Promise<CustomerRow | null> {
  const [row] = await run<CustomerRow>(
    executor,
    `update customer set agreement_edition = $2,
       agreement_confirmed_at = case when agreement_edition = $2 then agreement_confirmed_at else $3 end
     where id = $1 returning ${COLUMNS}`,
    [id, edition, at],
  )
  return row ?? null
}

/** Serializes changes of one customer; false = there is no such customer. */
export async function lockCustomer(tx: Executor, id: number): Promise<boolean> {
  return (await run(tx, 'select id from customer where id = $1 for no key update', [id])).length > 0
}

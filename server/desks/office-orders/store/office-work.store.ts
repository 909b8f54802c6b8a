import type { PersonalField, RevealReason } from '@okolitsa/domain/office/personal-fields.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export async function insertNote(
  tx: Executor,
  note: { readonly orderId: number; readonly memberId: number; readonly text: string; readonly now: Date },
): Promise<void> {
  await run(tx, 'insert into office_order_note (order_id, member_id, text, created_at) values ($1, $2, $3, $4)', [
    note.orderId,
    note.memberId,
    note.text,
    note.now,
  ])
}

/** Names the person who looks after an order; null = nobody. Returns the person before. */
export async function assign(
  tx: Executor,
  { orderId, memberId, now }: { readonly orderId: number; readonly memberId: number | null; readonly now: Date },
): Promise<number | null> {
  const [before] = await run<{ memberId: number }>(
    tx,
    'select member_id as "memberId" from office_order_owner where order_id = $1 for update',
    [orderId],
  )
  if (memberId === null) await run(tx, 'delete from office_order_owner where order_id = $1', [orderId])
  else {
    await run(
      tx,
      `insert into office_order_owner (order_id, member_id, assigned_at) values ($1, $2, $3)
       on conflict (order_id) do update set member_id = $2, assigned_at = $3 where office_order_owner.member_id <> $2`,
      [orderId, memberId, now],
    )
  }
  return before?.memberId ?? null
}

/** Names the person who looks after several orders; null = nobody. Returns the changed orders with the person before. */
export const assignAll = (
  tx: Executor,
  { ids, memberId, now }: { readonly ids: readonly number[]; readonly memberId: number | null; readonly now: Date },
): Promise<{ id: number; before: number | null }[]> =>
  memberId === null
    ? run(
        tx,
        'delete from office_order_owner where order_id = any ($1) returning order_id as id, member_id as before',
        [ids],
      )
    : run(
        tx,
        `insert into office_order_owner (order_id, member_id, assigned_at)
         select id, $2, $3 from shop_order where id = any ($1) order by id
         on conflict (order_id) do update set member_id = $2, assigned_at = $3
           where office_order_owner.member_id <> $2
         returning order_id as id, old.member_id as before`,
        [ids, memberId, now],
      )

/** Promises a call until a moment; null = the call was made. */
export async function saveCallBack(
  tx: Executor,
  { orderId, memberId, dueAt }: { readonly orderId: number; readonly memberId: number; readonly dueAt: Date | null },
): Promise<void> {
  if (dueAt === null) await run(tx, 'delete from office_call_back where order_id = $1', [orderId])
  else
    await run(
      tx,
      `insert into office_call_back (order_id, member_id, due_at) values ($1, $2, $3)
       on conflict (order_id) do update set member_id = $2, due_at = $3`,
      [orderId, memberId, dueAt],
    )
}

export interface RevealRow {
  field: PersonalField
  at: Date
}

/** The subject of a look: an order, or with null the account of the customer itself. */
export interface RevealSubject {
  readonly orderId: number | null
  readonly customerId: number
}

/** Fields that a person revealed since a moment, the latest look of each. */
export const listReveals = (
  executor: Executor,
  { subject, memberId, since }: { readonly subject: RevealSubject; readonly memberId: number; readonly since: Date },
): Promise<RevealRow[]> =>
  run<RevealRow>(
    executor,
    `select field, max(at) as at from office_reveal
      where ${subject.orderId === null ? 'order_id is null and customer_id' : 'order_id'} = $1
        and member_id = $2 and at > $3 group by field order by field`,
    [subject.orderId ?? subject.customerId, memberId, since],
  )

/** Serializes the looks of a person at a customer's data until the end of the transaction. */
export async function lockReveals(tx: Executor, customerId: number, memberId: number): Promise<void> {
  await run(tx, `select pg_advisory_xact_lock(hashtextextended('office-reveal:' || $1::int || ':' || $2::int, 0))`, [
    customerId,
    memberId,
  ])
}

export async function insertReveal(
  tx: Executor,
  reveal: RevealSubject & {
    readonly memberId: number
    readonly field: PersonalField
    readonly reason: RevealReason
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    `insert into office_reveal (order_id, customer_id, member_id, field, reason, at) values ($1, $2, $3, $4, $5, $6)`,
    [reveal.orderId, reveal.customerId, reveal.memberId, reveal.field, reveal.reason, reveal.now],
  )
}

export interface LookRow {
  id: number
  at: Date
  orderId: number | null
  field: PersonalField
  reason: RevealReason
  memberId: number
  name: string
}

/** Looks at the data of a customer, latest first. */
export const listLooks = (executor: Executor, customerId: number, limit: number): Promise<LookRow[]> =>
  run<LookRow>(
    executor,
    `select office_reveal.id, at, order_id as "orderId", field, reason, member_id as "memberId", person.name
       from office_reveal join staff_person as person on person.id = member_id
      where customer_id = $1 order by office_reveal.id desc limit $2`,
    [customerId, limit],
  )

/** Names of people by id. */
export async function namesOf(executor: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await run<{ id: number; name: string }>(
    executor,
    'select id, name from staff_person as person where id = any($1::int[])',
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

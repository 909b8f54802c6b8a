import type { AudienceKind } from '@okolitsa/domain/broadcasts/audience.ts'
import type { BroadcastText, BroadcastTexts } from '@okolitsa/domain/broadcasts/broadcast-text.ts'
import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { behindKey, keyValues, type ListKey } from '../../../platform/db/keyset.ts'
import { scopeValues, within } from '../../../platform/db/within.ts'
import type { FoundRecipient } from './audience.store.ts'

export interface BroadcastRow {
  readonly id: number
  readonly organizationId: number | null
  readonly audience: { readonly kind: AudienceKind; readonly day?: IsoDate }
  readonly thing: string | null
  readonly texts: Readonly<Partial<Record<Language, BroadcastText>>>
  readonly withSms: boolean
  readonly people: number
  readonly leftOut: { readonly erased: number; readonly noConsent: number }
  readonly state: 'sending' | 'stopped' | 'done'
  readonly startedAt: Date
  readonly endedAt: Date | null
  readonly author: string
  readonly seller: string | null
  /** Recipients who were left out after the start. */
  readonly meanwhile: number
}

export interface BroadcastFilters {
  readonly state?: BroadcastRow['state'] | undefined
  readonly author?: 'office' | 'sellers' | undefined
  readonly search?: string | undefined
}

const OWNERS = { organization: 'broadcast.organization_id', customer: 'null' }
const COLUMNS = `broadcast.id, broadcast.organization_id as "organizationId", audience, thing, texts, with_sms as "withSms",
   people, left_out as "leftOut", state, started_at as "startedAt", ended_at as "endedAt", staff_person.name as author,
   organization.title as seller`
const NEWEST = { column: 'broadcast.id', type: 'integer', isDescending: true } as const

/** Broadcasts in the scope, the newest first. */
export const listBroadcasts = (
  executor: Executor,
  scope: StaffScope,
  { state, author, search }: BroadcastFilters,
  { after, most }: { readonly after: ListKey | null; readonly most: number },
): Promise<BroadcastRow[]> =>
  run<BroadcastRow>(
    executor,
    `select ${COLUMNS}, 0 as meanwhile from broadcast join staff_person on staff_person.id = broadcast.staff_id
       left join seller_card as organization on organization.id = broadcast.organization_id
      where ($1::text is null or state = $1) and ($2::boolean is null or (broadcast.organization_id is null) = $2)
        and ($3::text is null or texts::text ilike '%' || $3 || '%') and ${behindKey(NEWEST, 'broadcast.id', 4)}
        and ${within(scope, OWNERS, 6)} order by broadcast.id desc limit $4`,
    [
      ...[state ?? null, author === undefined ? null : author === 'office', search || null, most],
      ...keyValues(after),
      ...scopeValues(scope),
    ],
  )

/** A broadcast in the scope; null = none. */
export async function findBroadcast(executor: Executor, scope: StaffScope, id: number): Promise<BroadcastRow | null> {
  const [row] = await run<BroadcastRow>(
    executor,
    `select ${COLUMNS}, (select count(*)::int from broadcast_recipient
         where broadcast_id = broadcast.id and broadcast_recipient.state = 'leftOut') as meanwhile
       from broadcast join staff_person on staff_person.id = broadcast.staff_id
       left join seller_card as organization on organization.id = broadcast.organization_id
      where broadcast.id = $1 and ${within(scope, OWNERS, 1)}`,
    [id, ...scopeValues(scope)],
  )
  return row ?? null
}

export interface NewBroadcast extends Pick<BroadcastRow, 'organizationId' | 'thing' | 'withSms' | 'leftOut'> {
  readonly texts: BroadcastTexts
  readonly audience: object
  readonly staffId: number
  readonly startedAt: Date
}

/** Inserts a broadcast with its recipients; returns its id. */
export async function insertBroadcast(
  tx: Executor,
  { organizationId, audience, thing, texts, withSms, leftOut, staffId, startedAt }: NewBroadcast,
  recipients: readonly FoundRecipient[],
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    `with made as (
       insert into broadcast (organization_id, audience, thing, texts, with_sms, people, left_out, staff_id, started_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id
     ), written as (
       insert into broadcast_recipient (broadcast_id, customer_id, order_ids, seller, day, region_code)
       select made.id, "customerId", "orderIds", seller, day, "regionCode"
         from made cross join jsonb_to_recordset($10::jsonb) as one ("customerId" int, "orderIds" int[], seller text, day date, "regionCode" text))
     select id from made`,
    [
      ...[organizationId, JSON.stringify(audience), thing, JSON.stringify(texts), withSms, recipients.length],
      ...[JSON.stringify(leftOut), staffId, startedAt, JSON.stringify(recipients)],
    ],
  )
  return row?.id ?? 0
}

/** A broadcast under way, as the sender needs it; the lock makes a stop wait for this transaction. Null = it has ended. */
export async function takeBroadcast(
  tx: Executor,
  id: number,
): Promise<Pick<BroadcastRow, 'organizationId' | 'audience' | 'thing' | 'texts' | 'withSms'> | null> {
  const [row] = await run<Pick<BroadcastRow, 'organizationId' | 'audience' | 'thing' | 'texts' | 'withSms'>>(
    tx,
    `select organization_id as "organizationId", audience, thing, texts, with_sms as "withSms" from broadcast
      where id = $1 and state = 'sending' for share`,
    [id],
  )
  return row ?? null
}

export interface WaitingRecipient extends Omit<FoundRecipient, 'isErased'> {
  readonly language: Language
}

/** Locks the next recipients that no other sender has. */
export const takeRecipients = (tx: Executor, id: number, most: number): Promise<WaitingRecipient[]> =>
  run<WaitingRecipient>(
    tx,
    `select recipient.customer_id as "customerId", order_ids as "orderIds", seller, day, region_code as "regionCode", language
       from broadcast_recipient as recipient join customer_contact as customer on customer.id = recipient.customer_id
      where broadcast_id = $1 and recipient.state = 'waiting' order by recipient.customer_id limit $2
      for update of recipient skip locked`,
    [id, most],
  )

export async function saveRecipients(
  tx: Executor,
  id: number,
  { notified, leftOut }: { readonly notified: readonly number[]; readonly leftOut: readonly number[] },
): Promise<void> {
  await run(
    tx,
    `update broadcast_recipient set state = case when customer_id = any($3::int[]) then 'leftOut' else 'notified' end
      where broadcast_id = $1 and customer_id = any($2::int[])`,
    [id, [...notified, ...leftOut], leftOut],
  )
}

/** Ends a broadcast without waiting recipients. */
export async function endBroadcast(executor: Executor, id: number, now: Date): Promise<void> {
  await run(
    executor,
    `update broadcast set state = 'done', ended_at = $2 where id = $1 and state = 'sending'
       and not exists (select from broadcast_recipient where broadcast_id = $1 and broadcast_recipient.state = 'waiting')`,
    [id, now],
  )
}

/** Stops a broadcast in the scope; false = it has ended already. */
export async function stopBroadcast(tx: Executor, scope: StaffScope, id: number, now: Date): Promise<boolean> {
  const rows = await run(
    tx,
    `update broadcast set state = 'stopped', ended_at = $2 where id = $1 and state = 'sending' and ${within(scope, OWNERS, 2)}
     returning id`,
    [id, now, ...scopeValues(scope)],
  )
  return rows.length > 0
}

/** Broadcasts under way that began before a moment: their event may have been lost with its node. */
export const listUnderWay = (executor: Executor, before: Date): Promise<{ id: number }[]> =>
  run<{ id: number }>(
    executor,
    `select id from broadcast where state = 'sending' and started_at < $1 order by id limit 20`,
    [before],
  )

/** The start of a seller's last message to followers; null = none. */
export async function lastNewsOf(executor: Executor, organizationId: number): Promise<Date | null> {
  const [row] = await run<{ at: Date | null }>(
    executor,
    `select max(started_at) as at from broadcast where organization_id = $1 and audience ->> 'kind' = 'followers'`,
    [organizationId],
  )
  return row?.at ?? null
}

import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface SellerFacts {
  slug: string
  tin: string
  ien: string
  legalAddress: string
  taxSystem: string
  phone: string | null
  commissionPercent: number | null
  paymentMethods: string[]
  weekdays: number[]
  cutoff: string
  fromHour: number
  toHour: number
  processingDays: number
  rates: number
  pickupPlaces: number
  hasCarrier: boolean
}

/** Facts of the seller's page that the list does not show; null = no such seller. */
export async function findSellerFacts(executor: Executor, organizationId: number): Promise<SellerFacts | null> {
  const [row] = await run<SellerFacts>(
    executor,
    `select slug, tin, ien, legal_address as "legalAddress", tax_system as "taxSystem", phone,
       organization.commission_percent as "commissionPercent", terms.payment_methods as "paymentMethods",
       organization.delivery_weekdays as weekdays, organization.order_cutoff as cutoff,
       organization.window_from_hour as "fromHour", organization.window_to_hour as "toHour",
       organization.processing_days as "processingDays", terms.shipping_rates as rates,
       terms.pickup_places as "pickupPlaces", with_cdek as "hasCarrier"
       from organization join seller_terms as terms on terms.id = organization.id where organization.id = $1`,
    [organizationId],
  )
  return row ?? null
}

/** States of orders that the seller still has to finish. */
const OPEN = `state in ('formed', 'isAssembling', 'booked', 'onTheRoad', 'readyForIssuance', 'sentToOrganizer')`

/** Open orders of sellers: their number and sum. */
export async function openOrdersOf(
  executor: Executor,
  organizationIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly orders: number; readonly sum: Kopecks }>> {
  const rows = await run<{ organizationId: number; orders: number; sum: Kopecks }>(
    executor,
    `select organization_id as "organizationId", count(*)::int as orders, coalesce(sum(total_sum), 0)::int as sum
       from order_head where organization_id = any($1::int[]) and ${OPEN} group by organization_id`,
    [organizationIds],
  )
  return new Map(rows.map(({ organizationId, ...counted }) => [organizationId, counted]))
}

export const listLastOrders = (
  executor: Executor,
  organizationId: number,
  most: number,
): Promise<{ id: number; state: string; placedAt: Date; total: Kopecks }[]> =>
  run(
    executor,
    `select id, state, placed_at as "placedAt", total_sum as total from order_head
      where organization_id = $1 order by placed_at desc, id desc limit $2`,
    [organizationId, most],
  )

export const listStaff = (
  executor: Executor,
  organizationId: number,
  most: number,
): Promise<{ id: number; name: string; role: string; phone: string | null }[]> =>
  run<{ id: number; name: string; role: string; phone: string | null }>(
    executor,
    `select account.id, account.name, place.role, account.phone
       from staff_membership place join staff_account account on account.id = place.staff_id
      where place.organization_id = $1 and place.ended_at is null and account.is_active
      order by place.since, account.id limit $2`,
    [organizationId, most],
  )

/** Names of people by their ids. */
export async function listNames(executor: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await run<{ id: number; name: string }>(
    executor,
    'select id, name from staff_account where id = any($1::int[])',
    [ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export interface NoteRow {
  id: number
  staffId: number
  text: string
  at: Date
}

/** Notes about a seller, newest first. */
export const listNotes = (executor: Executor, organizationId: number, most: number): Promise<NoteRow[]> =>
  run<NoteRow>(
    executor,
    `select id, staff_id as "staffId", text, created_at as at from seller_note
      where organization_id = $1 order by id desc limit $2`,
    [organizationId, most],
  )

export async function insertNote(
  tx: Executor,
  note: Omit<NoteRow, 'id'> & { readonly organizationId: number },
): Promise<number> {
  const [row] = await run<{ id: number }>(
    tx,
    'insert into seller_note (organization_id, staff_id, text, created_at) values ($1, $2, $3, $4) returning id',
    [note.organizationId, note.staffId, note.text, note.at],
  )
  return row?.id ?? 0
}

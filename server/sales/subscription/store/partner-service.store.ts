import type { CustomerScope } from '@okolitsa/domain/identity/scope.ts'
import type { Cinema, PartnerService } from '@okolitsa/domain/subscription/subscription.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

export interface PartnerServiceRow {
  readonly code: PartnerService
  readonly position: number
  readonly isOn: boolean
  /** True = the last change was sent to the partner. */
  readonly isSent: boolean
  readonly cinema: Cinema | null
  readonly cinemaChosenAt: Date | null
}

/** Services of the plan with the customer's settings. */
export async function listServices(
  executor: Executor,
  { customerId }: CustomerScope,
  subscriptionId: number,
): Promise<PartnerServiceRow[]> {
  return run<PartnerServiceRow>(
    executor,
    `select p.code, p.position, coalesce(v.is_on, false) as "isOn", coalesce(v.change = v.told_change, true) as "isSent",
       v.cinema, v.cinema_chosen_at as "cinemaChosenAt"
     from subscription s join subscription_plan_service p on p.plan_code = s.plan_code
       left join subscription_service v on v.subscription_id = s.id and v.code = p.code
     where s.id = $1 and s.customer_id = $2 order by p.position, p.code`,
    [subscriptionId, customerId],
  )
}

/** Stores the state of a service, which an event then sends to the partner. */
export async function saveService(
  tx: Executor,
  subscriptionId: number,
  { code, isOn, cinema, cinemaChosenAt }: Omit<PartnerServiceRow, 'position' | 'isSent'>,
): Promise<void> {
  await run(
    tx,
    `insert into subscription_service (subscription_id, code, is_on, cinema, cinema_chosen_at, change)
     values ($1, $2, $3, $4, $5, 1)
     on conflict (subscription_id, code) do update set is_on = excluded.is_on, cinema = excluded.cinema,
       cinema_chosen_at = excluded.cinema_chosen_at, change = subscription_service.change + 1`,
    [subscriptionId, code, isOn, cinema, cinemaChosenAt],
  )
}

/** Switches all services off; returns the services that were on. */
export async function turnServicesOff(tx: Executor, subscriptionId: number): Promise<PartnerService[]> {
  const rows = await run<{ code: PartnerService }>(
    tx,
    `update subscription_service set is_on = false, change = change + 1 where subscription_id = $1 and is_on
     returning code`,
    [subscriptionId],
  )
  return rows.map(({ code }) => code)
}

export interface UnsentService {
  readonly cinema: Cinema | null
  readonly isOn: boolean
  readonly change: number
}

/** The latest state that was not sent to the partner yet; null = none. */
export async function findUnsent(
  tx: Executor,
  subscriptionId: number,
  service: PartnerService,
): Promise<UnsentService | null> {
  const [row] = await run<UnsentService>(
    tx,
    `select cinema, is_on as "isOn", change from subscription_service
      where subscription_id = $1 and code = $2 and told_change < change`,
    [subscriptionId, service],
  )
  return row ?? null
}

/** Marks changes up to this one as sent. */
export async function saveSent(
  executor: Executor,
  subscriptionId: number,
  service: PartnerService,
  change: number,
): Promise<void> {
  await run(
    executor,
    `update subscription_service set told_change = greatest(told_change, $3) where subscription_id = $1 and code = $2`,
    [subscriptionId, service, change],
  )
}

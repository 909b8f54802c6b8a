import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'
import { endRunning } from './use-cases/turn-months.ts'

/**
 * A subscription documents free deliveries of orders and is retained with them without personal data; a current one
 * ends.
 */
export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('plan', s.plan_code, 'startedAt', s.started_at, 'endsAt', s.ends_at,
           'endedAt', s.ended_at, 'cinema', v.cinema) as thing
         from subscription s left join subscription_service v on v.subscription_id = s.id
         where s.customer_id = $1 order by s.id`,
      [customerId],
    )
    return { subscriptions: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    const rows = await run<{ id: number; now: Date }>(
      tx,
      'select id, shop_now() as now from subscription where customer_id = $1 and ended_at is null for no key update',
      [customerId],
    )
    for (const { id, now } of rows) await endRunning(tx, id, now)
    return NO_PHOTOS
  },
  // one subscription runs: the one that ends later
  merge: async (tx, { from, into, now }) => {
    const running = await run<{ id: number }>(
      tx,
      `select id from subscription where customer_id in ($1, $2) and ended_at is null
        order by ends_at desc, id desc for no key update`,
      [from, into],
    )
    for (const { id } of running.slice(1)) await endRunning(tx, id, now)
    await run(tx, 'update subscription set customer_id = $2 where customer_id = $1', [from, into])
    await run(tx, 'update subscription_month set customer_id = $2 where customer_id = $1', [from, into])
  },
}

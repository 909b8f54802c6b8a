import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('day', day, 'startsAt', starts_at, 'title', title) as thing
         from festival_plan join festival_event on festival_event.id = event_id where customer_id = $1
        order by day, starts_at`,
      [customerId],
    )
    return { festivalPlan: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(tx, 'delete from festival_plan where customer_id = $1', [customerId])
    return NO_PHOTOS
  },
  merge: async (tx, { from, into }) => {
    await run(
      tx,
      `update festival_plan set customer_id = $2 where customer_id = $1
         and event_id not in (select event_id from festival_plan where customer_id = $2)`,
      [from, into],
    )
    await run(tx, 'delete from festival_plan where customer_id = $1', [from])
  },
}

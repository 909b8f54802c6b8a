import { run } from '../../platform/db/client.ts'
import { type ArchiveRow, NO_PHOTOS, type PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** Answered questions are kept without the customer's name. Unanswered ones are deleted. */
export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('text', question, 'answer', answer, 'at', created_at) as thing
         from question where customer_id = $1 order by id`,
      [customerId],
    )
    return { questions: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    await run(tx, `delete from question where customer_id = $1 and state = 'waiting'`, [customerId])
    await run(
      tx,
      `update question set customer_id = null, author_name = '', is_anonymous = true where customer_id = $1`,
      [customerId],
    )
    return NO_PHOTOS
  },
  merge: async (tx, { from, into }) => {
    await run(tx, 'update question set customer_id = $2 where customer_id = $1', [from, into])
  },
}

import { createHash } from 'node:crypto'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type Executor, run } from '../../platform/db/client.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../platform/limits/tries.ts'
import type { Deps } from '../../services.ts'
import { type NpdRegister, NpdSilence } from './ports.ts'

/** Questions that the service accepts from one address within a minute; nodes of a market may share one. */
const OF_REGISTER: TryLimit = { kind: 'npd-register', most: 2, windowSeconds: 60 }
const DAY_MS = 86_400_000
/** A person who has just registered is asked about again soon. */
const NOT_PAYER_MS = 600_000
export const NPD_ANSWER_KEPT_MS = 2 * DAY_MS

/** Deletes answers that were given before. */
export async function deleteNpdAnswers(executor: Executor, before: Date): Promise<void> {
  await run(executor, 'delete from npd_answer where asked_at < $1', [before])
}

const nameOf = (tin: string): string => createHash('sha256').update(tin).digest('base64url')

/**
 * Asks the register as seldom as it allows, over all nodes: an answer about a person and a day is kept for a day (ten
 * minutes when the person does not pay the tax), and a question beyond two a minute is not sent but ends with NpdSilence, so
 * that the caller's task goes on with it later.
 */
export const sharedNpdRegister = (
  register: NpdRegister,
  { database, clock }: Deps<'database' | 'clock'>,
): NpdRegister => ({
  async isPayer(tin, day) {
    const now = clock()
    const person = nameOf(tin)
    const known = await database.inTransaction(async (tx) => {
      const [row] = await run<{ isPayer: boolean }>(
        tx,
        `select is_payer as "isPayer" from npd_answer
          where person = $1 and day = $2 and asked_at > case when is_payer then $3::timestamptz else $4::timestamptz end`,
        [person, day, new Date(now.getTime() - DAY_MS), new Date(now.getTime() - NOT_PAYER_MS)],
      )
      if (row) return row.isPayer
      await refuseOverLimit(tx, OF_REGISTER, 'market', now).catch((error: unknown) => {
        throw error instanceof Refusal ? new NpdSilence('asked too often') : error
      })
      await saveTry(tx, OF_REGISTER, 'market', now)
      return null
    })
    if (known !== null) return known
    const isPayer = await register.isPayer(tin, day)
    await run(
      database.executor,
      `insert into npd_answer (person, day, is_payer, asked_at) values ($1, $2, $3, $4)
       on conflict (person, day) do update set is_payer = excluded.is_payer, asked_at = excluded.asked_at`,
      [person, day, isPayer, now],
    )
    return isPayer
  },
})

import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { MOSCOW } from '@okolitsa/strings/ru/format.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Logger } from 'pino'
import type { MailChannel } from '../../../platform/messages/mail-channel.ts'
import type { Deps } from '../../../services.ts'

/** The task runs shortly after midnight and closes the day before. */
const HOUR_MS = 3_600_000

/**
 * Lets the last hash of the day before leave the machine: as a line of the log, and as a letter to the market's own
 * address when mail is sent. A hash that is known elsewhere shows that the chain was not written anew.
 */
export async function sendHash({
  database,
  audit,
  market,
  mail,
  log,
  clock,
}: Deps<'database' | 'audit' | 'market' | 'clock'> & {
  readonly mail: MailChannel | null
  readonly log: Pick<Logger, 'info' | 'error'>
}): Promise<void> {
  const day = dayIn(MOSCOW, new Date(clock().getTime() - HOUR_MS))
  const closed = await database.inTransaction((tx) => audit.closeDay(tx, day))
  if (closed === null) return
  log.info({ day, ...closed }, 'the last hash of the audit trail')
  const { identity, contacts } = market.current()
  if (mail === null || contacts.email === null) return
  const { officeLog } = wordsIn('ru')
  const { subject, greeting, advice } = officeLog.letter(day, identity.name)
  await mail
    .send({
      sender: identity.name,
      to: contacts.email,
      subject,
      text: [greeting, closed.hash, officeLog.position(closed.entries), '', advice].join('\n'),
    })
    .catch((error: unknown) => log.error({ err: error, day }, 'sending the hash of the audit trail'))
}

import type { Customer } from '@okolitsa/domain/identity/actor.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import type { Logger } from 'pino'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../platform/limits/tries.ts'
import { maskPhone } from '../../../platform/log/mask-phone.ts'
import type { MessageChannel } from '../../../platform/messages/message-channel.ts'
import type { AuditService } from '../../audit/ports.ts'
import { type CustomerRow, findCustomer, savePhone } from '../store/customer-store.ts'
import { endOtherSessions } from '../store/session-store.ts'
import { reissue, type SessionDeps } from './sessions.ts'

/** Nobody moves more often; whoever got into an account should not hand it round. */
const CHANGES: TryLimit = { kind: 'phone-change', most: 3, windowSeconds: 24 * 3600 }

interface ChangePhoneDeps extends SessionDeps {
  readonly audit: AuditService
  readonly channel: MessageChannel
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Moves an account to a phone that was proved, ends all other sessions, leaves an audit entry, and tells the phone it
 * was moved from: whoever lost the account learns of it there.
 * @throws Refusal PHONE_TAKEN, TOO_MANY_REQUESTS, NOT_FOUND
 */
export async function changePhone(
  deps: ChangePhoneDeps,
  { customerId, sessionId }: Customer,
  phone: string,
  language: Language,
): Promise<{ customer: CustomerRow; access: { token: string; expiresAt: Date } }> {
  const { database, clock, ended, audit, channel, log } = deps
  const now = clock()
  const { before, customer, others } = await database.inTransaction(async (tx) => {
    await refuseOverLimit(tx, CHANGES, String(customerId), now, { phone: 'tooManyPhones' })
    const known = await findCustomer(tx, customerId)
    if (!known) throw new Refusal('NOT_FOUND')
    // a lost race spoils the transaction, which ends here anyway
    if (!(await savePhone(tx, customerId, phone)))
      throw new Refusal('PHONE_TAKEN', { errors: { phone: 'PHONE_TAKEN' } })
    await saveTry(tx, CHANGES, String(customerId), now)
    await audit.record(tx, { kind: 'service', name: 'identity' }, [
      {
        action: 'changePhone',
        entity: 'customer',
        entityId: customerId,
        organizationId: null,
        before: { phone: maskPhone(known.phone) },
        after: { phone: maskPhone(phone) },
      },
    ])
    return {
      before: known.phone,
      customer: { ...known, phone },
      others: await endOtherSessions(tx, customerId, sessionId, 'phone_changed', now),
    }
  })
  for (const id of others) ended.add(id)
  if (before !== phone) {
    // the number is changed whether or not the word of it arrives
    await channel
      .send(before, wordsIn(language).phoneChangedMessage(maskPhone(phone)))
      .catch((error: unknown) => log.warn({ err: error, customerId }, 'telling the old phone of its change'))
  }
  return { customer, access: await reissue(deps, customer, sessionId) }
}

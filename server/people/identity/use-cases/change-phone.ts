import type { Customer } from '@okolitsa/domain/identity/actor.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { signedSms } from '@okolitsa/domain/market/sms-signature.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Logger } from 'pino'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../platform/limits/tries.ts'
import { maskPhone } from '../../../platform/log/mask-phone.ts'
import type { MessageChannel } from '../../../platform/messages/message-channel.ts'
import type { AuditService } from '../../audit/ports.ts'
import type { MarketService } from '../../market/ports.ts'
import type { NotificationTemplatesService } from '../../notification-templates/ports.ts'
import { type CustomerRow, findCustomer, savePhone } from '../store/customer-store.ts'
import { endOtherSessions } from '../store/session-store.ts'
import { reissue, type SessionDeps } from './sessions.ts'

/** Maximum phone changes per account, which limits the damage by an intruder. */
const CHANGES: TryLimit = { kind: 'phone-change', most: 3, windowSeconds: 24 * 3600 }

interface ChangePhoneDeps extends SessionDeps {
  readonly audit: AuditService
  readonly market: MarketService
  readonly notificationTemplates: NotificationTemplatesService
  readonly channel: MessageChannel
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Changes the phone of an account to a proved one, ends all other sessions, stores an audit entry, and notifies the old
 * phone, so that the owner of a hijacked account learns of it.
 * @throws Refusal PHONE_TAKEN, TOO_MANY_REQUESTS, NOT_FOUND
 */
export async function changePhone(
  deps: ChangePhoneDeps,
  { customerId, sessionId }: Customer,
  phone: string,
  language: Language,
): Promise<{ customer: CustomerRow; access: { token: string; expiresAt: Date } }> {
  const { database, clock, ended, audit, market, channel, log } = deps
  const now = clock()
  const { before, customer, others } = await database.inTransaction(async (tx) => {
    await refuseOverLimit(tx, CHANGES, String(customerId), now, { phone: 'tooManyPhones' })
    const known = await findCustomer(tx, customerId)
    if (!known) throw new Refusal('NOT_FOUND')
    // a unique violation aborts the transaction, which ends here in any case
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
    const text = deps.notificationTemplates.sms(language, 'account.phoneChanged', { phone: maskPhone(phone) })
    // the number stays changed even when the message does not arrive
    await channel
      .send(before, signedSms(text, market.current().identity.name))
      .catch((error: unknown) => log.warn({ err: error, customerId }, 'telling the old phone of its change'))
  }
  return { customer, access: await reissue(deps, customer, sessionId) }
}

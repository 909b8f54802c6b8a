import { REVEAL_MS } from '@okolitsa/domain/office/personal-fields.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import type { RevealAsked } from '../ports.ts'
import { insertReveal, listReveals, lockReveals, type RevealSubject } from '../store/office-work.store.ts'

type LookDeps = Deps<'clock' | 'audit'>

/** Fields that a person may see now. */
export const openLooks = (
  { clock }: Pick<LookDeps, 'clock'>,
  executor: Executor,
  asked: { readonly subject: RevealSubject; readonly memberId: number },
) => listReveals(executor, { ...asked, since: new Date(clock().getTime() - REVEAL_MS) })

/** See `OfficeOrdersService.look`. */
export async function look(deps: LookDeps, tx: Executor, { subject, memberId, field, reason }: RevealAsked) {
  await lockReveals(tx, subject.customerId, memberId)
  const earlier = (await openLooks(deps, tx, { subject, memberId })).find((one) => one.field === field)
  if (earlier) return earlier.at
  const now = deps.clock()
  await insertReveal(tx, { ...subject, memberId, field, reason, now })
  await deps.audit.note(
    tx,
    { kind: 'staff', staffId: memberId },
    {
      ...{ kind: 'read', action: 'revealField', organizationId: null, facts: { field, reason } },
      ...(subject.orderId === null
        ? { entity: 'customer', entityId: subject.customerId }
        : { entity: 'order', entityId: subject.orderId }),
    },
  )
  return now
}

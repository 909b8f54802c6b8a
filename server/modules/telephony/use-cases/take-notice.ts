import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { callbackProgress } from '@okolitsa/domain/telephony/callback-state.ts'
import type { NoticeKind, Telephony } from '../ports.ts'
import * as store from '../store/telephony.store.ts'
import type { TelephonyDeps } from './call-seller.ts'

/**
 * Takes a message of the exchange; repeated and disordered ones lead to the same state.
 * @throws Refusal FORBIDDEN when it is not signed by our exchange, BAD_REQUEST when it can not be understood
 */
export async function takeNotice(
  deps: TelephonyDeps,
  kind: NoticeKind,
  form: Parameters<Telephony['readNotice']>[1],
): Promise<void> {
  const notice = deps.telephony?.readNotice(kind, form) ?? 'forged'
  if (notice === 'forged') throw new Refusal('FORBIDDEN')
  if (notice === 'unreadable') throw new Refusal('BAD_REQUEST')
  if (notice.kind === 'result' && !notice.isAccepted)
    return store.saveFailure(deps.database.executor, notice.commandId, notice.reason)
  if (notice.kind !== 'report') return
  await deps.database.inTransaction(async (tx) => {
    await store.saveReport(tx, notice, deps.clock())
    const known = await store.findReports(tx, notice.entryId)
    if (known) await store.saveProgress(tx, known.commandId, callbackProgress(known.reports))
  })
}

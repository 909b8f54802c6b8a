import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { callbackProgress } from '@okolitsa/domain/telephony/callback-state.ts'
import type { Telephony, WebhookKind } from '../ports.ts'
import * as store from '../store/telephony.store.ts'
import type { TelephonyDeps } from './call-seller.ts'

/**
 * Handles a message of the PBX; repeated and unordered messages lead to the same state.
 * @throws Refusal FORBIDDEN when the message has no valid signature, BAD_REQUEST when it is malformed
 */
export async function takeWebhook(
  deps: TelephonyDeps,
  kind: WebhookKind,
  form: Parameters<Telephony['readWebhook']>[1],
): Promise<void> {
  const webhook = deps.telephony?.readWebhook(kind, form) ?? 'forged'
  if (webhook === 'forged') throw new Refusal('FORBIDDEN')
  if (webhook === 'unreadable') throw new Refusal('BAD_REQUEST')
  if (webhook.kind === 'result' && !webhook.isAccepted)
    return store.saveFailure(deps.database.executor, webhook.commandId, webhook.reason)
  if (webhook.kind !== 'report') return
  await deps.database.inTransaction(async (tx) => {
    await store.saveReport(tx, webhook, deps.clock())
    const known = await store.findReports(tx, webhook.entryId)
    if (known) await store.saveProgress(tx, known.commandId, callbackProgress(known.reports))
  })
}

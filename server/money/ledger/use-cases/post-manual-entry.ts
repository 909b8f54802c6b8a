import {
  manualCause,
  manualEntryMistakes,
  manualPostings,
  type ProposedEntry,
  reversalCause,
  reversedPair,
} from '@okolitsa/domain/ledger/manual-entry.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import { findManualEntry, insertEntry, lockSeller } from '../store/ledger.store.ts'
import type { LedgerDeps } from './post-due.ts'

/**
 * Posts a manual entry in the transaction of its approval. Entries are never changed: a mistake gets a reversal, whose
 * cause names the entry and is therefore posted once. A reversal is not reversed; a new entry says what was meant.
 */
export async function postManualEntry(
  { clock, audit }: LedgerDeps,
  tx: Executor,
  by: { readonly writtenBy: number; readonly approvedBy: number },
  { key, reverses, sellerTitle: _, ...asked }: ProposedEntry,
): Promise<void> {
  const { reason, document } = asked
  const wrong = reverses === null ? null : await findManualEntry(tx, reverses)
  if (reverses !== null && (!wrong || wrong.reverses !== null)) throw new Refusal('NOT_FOUND')
  if (!wrong) refuseMistakes(manualEntryMistakes(asked))
  const fields = wrong ? { ...reversedPair(wrong), reason, document } : asked
  const { debit, credit, organizationId, amount } = fields
  // a payout of the seller counts its balance under the same lock
  if (organizationId !== null) await lockSeller(tx, organizationId)
  const facts = { debit, credit, organizationId, amount, reason, document, reverses, ...by }
  const cause = reverses === null ? manualCause(key) : reversalCause(reverses)
  const entry = { cause, kind: 'manual', orderId: null, facts, at: clock() } as const
  const id = await insertEntry(tx, entry, manualPostings(fields))
  if (id === null) throw new Refusal('LEDGER_ENTRY_REVERSED')
  await audit.record(tx, { kind: 'staff', staffId: by.writtenBy }, [
    {
      action: reverses === null ? 'postManualEntry' : 'reverseManualEntry',
      entity: 'ledger_entry',
      entityId: id,
      organizationId,
      before: null,
      after: facts,
    },
  ])
}

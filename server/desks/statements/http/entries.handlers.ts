import { randomUUID } from 'node:crypto'
import type { officeEntriesEndpoints } from '@okolitsa/contracts/statements/office-entries.endpoints.ts'
import { type ManualEntryFields, manualEntryMistakes, reversedPair } from '@okolitsa/domain/ledger/manual-entry.ts'
import { fromRoubles } from '@okolitsa/domain/money/money.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import { findSellerTitle } from '../store/explorer.store.ts'

export function officeEntriesHandlers({
  executor,
  ledger,
  office,
}: Deps<'executor' | 'ledger' | 'office'>): Handlers<typeof officeEntriesEndpoints> {
  /** Proposes an entry with the title of its seller, or posts it when nobody has to approve it. */
  const propose = async (by: number, fields: ManualEntryFields, reverses: number | null) => {
    const { organizationId } = fields
    const sellerTitle = organizationId === null ? null : await findSellerTitle(executor, organizationId)
    if (organizationId !== null && sellerTitle === null) refuseMistakes({ organizationId: 'wrongValue' })
    const proposal = await office.proposeEntry(by, { ...fields, sellerTitle, reverses, key: randomUUID() })
    return { proposal: proposal && { id: proposal.id, aloneFrom: proposal.aloneFrom?.toISOString() ?? null } }
  }
  return {
    listWaitingEntries: async ({ actor }) => ({
      waiting: (await office.waitingEntries(executor)).map(({ id, proposedBy, entry }) => ({
        ...{ id, proposedBy, debit: entry.debit, credit: entry.credit, sellerTitle: entry.sellerTitle },
        ...{ amount: roublesOf(entry.amount), reason: entry.reason, document: entry.document },
        reverses: entry.reverses,
      })),
      abilities: officePermissionsOf(actor.roles).includes('postEntries') ? ['propose'] : [],
    }),
    proposeEntry: ({ body: { amount, ...pair }, actor }) => {
      const fields = { ...pair, amount: fromRoubles(amount) }
      refuseMistakes(manualEntryMistakes(fields))
      return propose(actor.staffId, fields, null)
    },
    proposeReversal: async ({ params: { entryId }, body, actor }) => {
      const entry = await ledger.findManualEntry(executor, entryId)
      if (!entry || entry.reverses !== null) throw new Refusal('NOT_FOUND')
      if (entry.reversedBy !== null) throw new Refusal('LEDGER_ENTRY_REVERSED')
      const { debit, credit, organizationId, amount } = reversedPair(entry)
      return propose(actor.staffId, { debit, credit, organizationId, amount, ...body }, entryId)
    },
  }
}

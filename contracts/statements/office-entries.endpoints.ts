import { MANUAL_ACCOUNTS, MAX_ENTRY_DOCUMENT, MAX_ENTRY_REASON } from '@okolitsa/domain/ledger/manual-entry.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { bigId, jsonId } from '../kernel/id.ts'
import { enteredRoubles } from '../kernel/roubles.ts'
import { proposedEntrySchema, proposedSchema } from '../office/office-approvals.ts'
import { refuses } from '../refusals/refuses.ts'

const path = '/v1/office/ledger/entries'
const changes = { access: 'office', permission: 'postEntries', freshFactor: true, once: true, method: 'POST' } as const

/** Null = no approval was needed, and the entry was posted. */
const proposed = z.object({ proposal: proposedSchema.nullable() })
const grounds = {
  /** Read by the seller in the statement. */
  reason: z.string('required').trim().min(1, 'required').max(MAX_ENTRY_REASON, 'tooLong'),
  /** Kind, number and day of the paper that the entry rests on. */
  document: z.string('required').trim().min(1, 'required').max(MAX_ENTRY_DOCUMENT, 'tooLong'),
}
const account = z.enum(MANUAL_ACCOUNTS, 'wrongValue')
const entryBody = z.object({
  debit: account,
  credit: account,
  /** The seller whose account is one of both. */
  organizationId: jsonId.nullable(),
  amount: enteredRoubles({ least: 0.01 }),
  ...grounds,
})
export type EntryBody = z.input<typeof entryBody>

/** Manual entries of the ledger: pairs that one person proposes and another approves. They are reversed, never changed. */
export const officeEntriesEndpoints = defineEndpoints({
  listWaitingEntries: {
    access: 'office',
    permission: 'seeLedger',
    method: 'GET',
    path,
    summary: 'Manual entries that wait for approval, and whether the caller may propose some.',
    answer: z.object({
      waiting: z.array(proposedEntrySchema.extend({ id: z.uuid(), proposedBy: z.string() })),
      abilities: z.array(z.enum(['propose'])),
    }),
  },
  proposeEntry: {
    ...changes,
    path,
    summary: 'Proposes a manual entry: one account debited, one credited.',
    body: entryBody,
    answer: proposed,
  },
  proposeReversal: {
    ...changes,
    path: `${path}/{entryId}/reversal`,
    summary: 'Proposes the reversal of a manual entry: the same pair with its sides exchanged, once.',
    params: z.object({ entryId: bigId }),
    body: z.object(grounds),
    answer: proposed,
    errors: refuses('LEDGER_ENTRY_REVERSED'),
  },
})

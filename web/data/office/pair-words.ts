import type { ProposedEntry } from '@okolitsa/contracts/office/office-approvals.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { statements } from '@okolitsa/strings/ru/statements.ts'

const { accounts, manual } = statements.ledger

/** Accounts and sum of a proposed entry. */
export const pairWords = ({ debit, credit, amount }: Pick<ProposedEntry, 'debit' | 'credit' | 'amount'>): string =>
  manual.pair(accounts[debit], accounts[credit], formatPrice(amount))

import type { AgentReport } from '@okolitsa/domain/agency-papers/agent-report.ts'
import type { FeePaper } from '@okolitsa/domain/agency-papers/fee-paper.ts'
import type { PersonName } from '@okolitsa/domain/agency-papers/paper-party.ts'
import type { HouseholdYear, Reconciliation } from '@okolitsa/domain/agency-papers/reconciliation.ts'

/** The model of a paper and the signer of the market. Files are drawn from it alone. */
export type PaperSnapshot = { readonly signer: PersonName } & (
  | { readonly kind: 'agentReport'; readonly model: AgentReport }
  | { readonly kind: 'feeAct'; readonly model: FeePaper }
  | { readonly kind: 'reconciliation'; readonly model: Reconciliation }
  | { readonly kind: 'householdYear'; readonly model: HouseholdYear }
)

/** The sum that lists show, kopecks: of a report and a reconciliation what the market owes at the end. */
export const totalOf = ({ kind, model }: PaperSnapshot): number => {
  if (kind === 'agentReport') return model.totals.closing
  if (kind === 'feeAct') return model.totals.gross
  return kind === 'reconciliation' ? model.closing : model.total
}

/** Sums of a paper and of its rows, kopecks. Papers with equal sums say the same of the money. */
export const sumsOf = ({ kind, model }: PaperSnapshot): readonly unknown[] => {
  if (kind === 'feeAct') return [model.totals, model.lines.map(({ gross }) => gross)]
  if (kind === 'reconciliation')
    return [model.before, model.after, model.lines.map(({ debit, credit }) => [debit, credit])]
  if (kind === 'householdYear') return [model.total, model.payouts.map(({ sum }) => sum)]
  return [
    ...[model.opening, model.totals],
    ...[model.sales.map(({ gross, takenBySeller }) => [gross, takenBySeller]), model.returns.map(({ sum }) => sum)],
    ...[model.fees.map(({ fee }) => fee), model.payouts.map(({ sum }) => sum), model.adjustments.map(({ sum }) => sum)],
  ]
}

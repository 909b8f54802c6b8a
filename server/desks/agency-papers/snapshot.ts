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

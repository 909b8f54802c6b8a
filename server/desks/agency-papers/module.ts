import { defineModule } from '../../module.ts'
import { agentReportPdf } from './draw/agent-report-pdf.ts'
import { feeActPdf, householdYearPdf, reconciliationPdf } from './draw/other-papers-pdf.ts'
import { utd970 } from './utd/utd-970.ts'

/** Papers of the agent for a period: report, act, transfer document, reconciliation, a household's year. */
export const agencyPapersModule = defineModule({
  name: 'agencyPapers',
  uses: ['images'],
  create: () => ({ service: { agentReportPdf, feeActPdf, reconciliationPdf, householdYearPdf, utd970 } }),
})

import { agencyPapersDeskEndpoints } from '@okolitsa/contracts/agency-papers/agency-papers-desk.endpoints.ts'
import { officeAgencyPapersEndpoints } from '@okolitsa/contracts/agency-papers/office-agency-papers.endpoints.ts'
import { defineModule } from '../../module.ts'
import { periodClosed } from '../../money/closing/events.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { agentReportPdf } from './draw/agent-report-pdf.ts'
import { feeActPdf, householdYearPdf, reconciliationPdf } from './draw/other-papers-pdf.ts'
import { edoTokens } from './edo-tokens.ts'
import { agencyPapersDue } from './events.ts'
import { agencyPapersDeskHandlers, officeAgencyPapersHandlers } from './http/agency-papers.handlers.ts'
import { formClosedMonth, formPapers, resumePapers } from './use-cases/form-papers.ts'
import { carryPapers } from './use-cases/send-papers.ts'
import { utd970 } from './utd/utd-970.ts'

/**
 * Papers of the agent for a period: report, act, transfer document, reconciliation, a household's year.
 *
 * The closing of a month forms the papers of all its sellers, and a person of the office asks for a month that was closed
 * earlier, or for a year. A job makes them from the entries that the closing counts, as the statement of the month does,
 * and stores the model of each as JSON (`agency_paper`), which is never changed. PDF and XML are drawn from it
 * when they are asked for, with the time of forming, so their bytes stay. Numbers have no gaps: the counter of a kind and
 * year stays locked until its papers are committed. A month that was opened and closed again gives corrections of the
 * papers whose sums changed. A correction is a paper of the next revision that names the former
 * one; a report gets a new number, an act keeps number and day.
 *
 * Owners may object for 30 days; silence is acceptance, which is computed and not stored. Acts of firms and proprietors go
 * to the operator of electronic documents as drafts, which a person signs there. VAT of papers and of the ledger is
 * `vatInside`; the ledger rounds by order and an act by its row.
 */
export const agencyPapersModule = defineModule({
  name: 'agencyPapers',
  uses: ['images', 'audit', 'market', 'fees', 'closing', 'statements', 'sellerContract', 'sellerNotifications'],
  create: ({ database, clock, adapters }, services) => {
    const deps = { ...services, database, clock, edo: adapters.edo?.(edoTokens(database)) ?? null }
    return {
      service: { agentReportPdf, feeActPdf, reconciliationPdf, householdYearPdf, utd970 },
      calls: [
        mounted(agencyPapersDeskEndpoints, agencyPapersDeskHandlers(deps)),
        mounted(officeAgencyPapersEndpoints, officeAgencyPapersHandlers(deps)),
      ],
      subscribers: [
        on(agencyPapersDue, 'agency-papers', ({ period }) => formPapers(deps, period)),
        on(periodClosed, 'agency-papers', (closed) => formClosedMonth(deps, closed)),
      ],
      periodic: [
        { name: 'go-on-with-papers', cron: '* * * * *', run: () => resumePapers(deps) },
        { name: 'carry-papers', cron: '* * * * *', run: () => carryPapers(deps) },
      ],
    }
  },
})

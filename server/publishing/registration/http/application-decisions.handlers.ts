import {
  APPLICATIONS_PER_PAGE,
  type applicationDecisionsEndpoints,
} from '@okolitsa/contracts/registration/application-decisions.endpoints.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { listApplications } from '../store/application.store.ts'
import { type ApplicationsDeps, decideApplication } from '../use-cases/applications.ts'
import { decidePlotPaper, lookAtPerson, type PersonPapersDeps, waitingPlotOf } from '../use-cases/person-papers.ts'
import { withReadiness } from '../use-cases/with-readiness.ts'
import { presentToDecide } from './present-application.ts'

export function applicationDecisionsHandlers(
  deps: ApplicationsDeps & PersonPapersDeps & Deps<'sellerNotifications'>,
): Handlers<typeof applicationDecisionsEndpoints> {
  const askedOf = (params: { readonly id: number }, scope: StaffScope, { staffId }: Office) => ({
    ...{ organizationId: params.id, scope, staffId },
  })
  return {
    listApplications: async ({ query: { state, after = 0 }, scope }) => {
      const rows = await listApplications(deps.database.executor, scope, {
        state,
        after,
        most: APPLICATIONS_PER_PAGE + 1,
      })
      const items = await withReadiness(deps, deps.database.executor, rows.slice(0, APPLICATIONS_PER_PAGE))
      const next = rows.length > items.length ? (items.at(-1)?.organizationId ?? null) : null
      return { items: items.map(presentToDecide), next }
    },
    decideApplication: async ({ params, body, scope, actor }) =>
      presentToDecide(await decideApplication(deps, askedOf(params, scope, actor), body)),
    decidePlotPaper: async ({ params, body, scope, actor }) =>
      presentToDecide(
        await decidePlotPaper(deps, askedOf(params, scope, actor), body.decision === 'approve' ? null : body.note),
      ),
    revealPerson: async ({ params, body: { reason }, scope, actor }) => {
      const row = await lookAtPerson(deps, askedOf(params, scope, actor), { field: 'person', reason })
      const next = waitingPlotOf(row)
      return {
        tin: row.tin,
        paperNumber: next?.number ?? row.plotNumber,
        hasFile: (next?.file ?? row.plotFile) !== null,
      }
    },
    getPlotPaper: async ({ params, query: { reason }, scope, actor, context }) => {
      const row = await lookAtPerson(deps, askedOf(params, scope, actor), { field: 'paper', reason })
      const plotFile = waitingPlotOf(row)?.file ?? row.plotFile
      const paper = plotFile === null ? null : await deps.papers.read(plotFile)
      if (plotFile === null || paper === null) throw new Refusal('NOT_FOUND')
      const extension = plotFile.split('.').at(-1)
      context.setHeader('content-disposition', `attachment; filename="paper-${params.id}.${extension}"`)
      return paper
    },
  }
}

import {
  APPLICATIONS_PER_PAGE,
  type applicationDecisionsEndpoints,
} from '@okolitsa/contracts/registration/application-decisions.endpoints.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { listApplications } from '../store/application.store.ts'
import { type ApplicationsDeps, decideApplication } from '../use-cases/applications.ts'
import { withReadiness } from '../use-cases/with-readiness.ts'
import { presentToDecide } from './present-application.ts'

export function applicationDecisionsHandlers(deps: ApplicationsDeps): Handlers<typeof applicationDecisionsEndpoints> {
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
      presentToDecide(
        await decideApplication(deps, { organizationId: params.id, scope, staffId: actor.staffId }, body),
      ),
  }
}

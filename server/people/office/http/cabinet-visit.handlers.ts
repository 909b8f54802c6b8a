import type { cabinetVisitEndpoints } from '@okolitsa/contracts/office/cabinet-visit.endpoints.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { OfficeDeps } from '../office-deps.ts'
import { endVisit, startVisit } from '../use-cases/visit-cabinet.ts'
import { clear, setVisit, VISIT_COOKIE } from './office-cookies.ts'

export function cabinetVisitHandlers(deps: OfficeDeps): Handlers<typeof cabinetVisitEndpoints> {
  return {
    startVisit: async ({ actor, params: { id: organizationId }, body, context }) => {
      const { token, endsAt } = await startVisit(deps, actor, { organizationId, ...body })
      setVisit(context, token)
      return { endsAt: endsAt.toISOString() }
    },
    endVisit: async ({ actor, context }) => {
      await endVisit(deps, actor)
      clear(context, VISIT_COOKIE)
      return { ok: true }
    },
  }
}

import { MAX_VISIT_REASON, VISIT_MODES } from '@okolitsa/domain/office/cabinet-visit.ts'
import { z } from 'zod'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

/** Visits of the office in cabinets of sellers. A visit is bound to the session of the office. */
export const cabinetVisitEndpoints = defineEndpoints({
  startVisit: {
    method: 'POST',
    path: '/v1/office/sellers/{id}/visits',
    access: 'office',
    permission: 'visitCabinets',
    summary:
      "Opens a seller's cabinet for half an hour, for reading or for acting; an earlier visit of the session ends.",
    params: idParams,
    body: z.object({
      mode: z.enum(VISIT_MODES, 'wrongValue').default('reading'),
      /** Stands in the log. */
      reason: z.string('required').trim().min(1, 'required').max(MAX_VISIT_REASON, 'tooLong'),
    }),
    answer: z.object({ endsAt: z.iso.datetime() }),
    errors: refuses('NOT_FOUND'),
  },
  endVisit: {
    method: 'POST',
    path: '/v1/cabinet/visit/end',
    access: 'seller',
    summary: 'Ends the visit of the office in the cabinet; other sessions stay.',
    answer: z.object({ ok: z.literal(true) }),
  },
})

import type { sellerTaxesEndpoints } from '@okolitsa/contracts/seller-taxes/seller-taxes.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { SellerTaxesDeps } from '../seller-taxes-deps.ts'
import { saveLink } from '../store/npd.store.ts'
import { bindNpd } from '../use-cases/bind-npd.ts'
import { exportTaxes, readTaxes } from '../use-cases/read-taxes.ts'

export const sellerTaxesHandlers = (deps: SellerTaxesDeps): Handlers<typeof sellerTaxesEndpoints> => ({
  getSellerTaxes: ({ params, query }) => readTaxes(deps, params.id, query.year),
  exportSellerTaxes: async ({ params, query, context }) => {
    const { name, bytes } = await exportTaxes(deps, params.id, { year: query.year, language: context.language })
    context.setHeader('content-disposition', `attachment; filename="${name}"`)
    return bytes
  },
  bindNpd: async ({ params, actor }) => {
    await bindNpd(deps, { organizationId: params.id, staffId: actor.staffId })
    return readTaxes(deps, params.id)
  },
  saveNpdReceipt: async ({ params, body }) => {
    const given = { organizationId: params.id, incomeId: params.incomeId, link: body.link }
    if (!(await saveLink(deps.database.executor, given))) throw new Refusal('NOT_FOUND')
    return readTaxes(deps, params.id)
  },
})

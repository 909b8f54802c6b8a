import type { companyEndpoints } from '@okolitsa/contracts/sellers/company.endpoints.ts'
import type { Company } from '@okolitsa/contracts/sellers/company.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { PAYMENT_METHODS } from '@okolitsa/domain/payments/payment-method.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { personKindOf } from '@okolitsa/domain/sellers/person-seller.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../../services.ts'
import { type CompanyRow, findCompany } from '../store/company.store.ts'

export type CompanyDeps = Deps<'database' | 'sellers'>

export function companyHandlers({ database, sellers }: CompanyDeps): Handlers<typeof companyEndpoints> {
  async function demandCompany(
    executor: Executor,
    scope: StaffScope,
    organizationId: number,
    staffId: number,
  ): Promise<CompanyRow> {
    const row = await findCompany(executor, scope, organizationId, staffId)
    if (!row) throw new Refusal('NOT_FOUND')
    return row
  }
  return {
    getCompany: async ({ params, scope, actor }) =>
      present(await demandCompany(database.executor, scope, params.id, actor.staffId)),
    changeCompany: ({ params: { id }, body: { paymentMethods, ...changes }, scope, actor }) =>
      database.inTransaction(async (tx) => {
        const now = await demandCompany(tx, scope, id, actor.staffId)
        // a person was let in as self-employed or as a household plot
        const isOther = changes.taxSystem !== undefined && changes.taxSystem !== now.taxSystem
        if (isOther && personKindOf(now)) refuseMistakes({ taxSystem: 'wrongValue' })
        const author = { kind: 'staff', staffId: actor.staffId } as const
        const profile = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
        if (Object.keys(profile).length > 0) await sellers.changeSeller(tx, author, id, profile)
        if (paymentMethods) await sellers.setPaymentMethods(tx, author, id, [...new Set(paymentMethods)])
        return present(await demandCompany(tx, scope, id, actor.staffId))
      }),
  }
}

const present = ({ legalName, legalAddress, tin, ien, paymentMethods, ...row }: CompanyRow): Company => ({
  ...row,
  paymentMethods: PAYMENT_METHODS.filter((method) => paymentMethods.includes(method)),
  legal: { name: legalName, address: legalAddress, tin, ien },
})

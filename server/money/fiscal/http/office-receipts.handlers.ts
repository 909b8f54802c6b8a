import type { officeReceiptsEndpoints } from '@okolitsa/contracts/fiscal/office-receipts.endpoints.ts'
import { correctionOf, sumsByRate } from '@okolitsa/domain/fiscal/receipt.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import type { FiscalService } from '../ports.ts'
import { listOpenReceipts, type StoredReceipt } from '../store/receipt.store.ts'
import { settledOn } from '../use-cases/compose-receipts.ts'

const PER_PAGE = 30

export const officeReceiptsHandlers = ({
  database: { executor },
  service,
}: Deps<'database'> & { readonly service: Pick<FiscalService, 'correctReceipt'> }): Handlers<
  typeof officeReceiptsEndpoints
> => ({
  listOpenReceipts: async ({ query: { after = null }, actor }) => {
    const rows = await listOpenReceipts(executor, after, PER_PAGE + 1)
    const items = rows.slice(0, PER_PAGE)
    return {
      items: items.map(presentReceipt),
      next: rows.length > items.length ? (items.at(-1)?.id ?? null) : null,
      abilities: officePermissionsOf(actor.roles).includes('correctReceipts') ? ['correct'] : [],
    }
  },
  correctReceipt: async ({ params: { id }, body, actor }) => {
    const number = body.type === 'instruction' ? body.number : null
    await service.correctReceipt(id, actor.staffId, { type: body.type, number })
    return { ok: true }
  },
})

function presentReceipt(receipt: StoredReceipt) {
  const { id, orderId, kind, state, createdAt, failure } = receipt
  const { operation, total, offset, positions } = correctionOf(receipt)
  return {
    ...{ id, orderId, kind, failure, number: orderNumberOf(orderId) },
    state: state === 'registered' ? ('sent' as const) : state,
    createdAt: createdAt.toISOString(),
    correction:
      state === 'failed'
        ? {
            ...{ operation, day: settledOn(receipt), total: roublesOf(total), offset: roublesOf(offset) },
            rates: sumsByRate(positions).map(({ code, sum, tax }) => ({
              ...{ code, sum: roublesOf(sum), tax: roublesOf(tax) },
            })),
            positions: positions.map(({ name, quantity, price, sum }) => ({
              ...{ name, quantity, price: roublesOf(price), sum: roublesOf(sum) },
            })),
          }
        : null,
  }
}

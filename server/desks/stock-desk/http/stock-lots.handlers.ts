import { LOTS_PER_PAGE, type stockLotsEndpoints } from '@okolitsa/contracts/stock/stock-lots.endpoints.ts'
import type { LotOrder, StockLot } from '@okolitsa/contracts/stock/stock-lots.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { maskPhone } from '../../../platform/log/mask-phone.ts'
import type { StockService } from '../../../supply/stock/ports.ts'
import { customersOfLot, findLot, type LotOrderRow, type LotRow, listLotOrders, listLots } from '../store/stock-lots.ts'
import { narrowed } from './narrowed.ts'

export interface StockLotsDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly stock: Pick<StockService, 'recallLot'>
}

const presentLot = ({
  organizationId: _of,
  sellerTitle: _by,
  productId,
  title,
  unit,
  isWeight,
  recalledAt,
  recallText,
  ...row
}: LotRow): StockLot => ({
  ...row,
  product: { id: productId, title, unit, isWeight },
  recall: recalledAt && recallText !== null ? { at: recalledAt.toISOString(), text: recallText } : null,
})

const presentOrder = ({ recipientName, phone, ...row }: LotOrderRow): LotOrder => ({
  ...row,
  firstName: recipientName.trim().split(/\s+/)[0] ?? '',
  phone: maskPhone(phone),
})

/** A page of rows of which one more was read than is shown. */
function pageOf<Row extends { readonly id: number }>(rows: readonly Row[]) {
  const shown = rows.slice(0, LOTS_PER_PAGE)
  return { shown, next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null }
}

/** Handlers of the desk where lots are looked after. */
export function stockLotsHandlers({ database, stock }: StockLotsDeps): Handlers<typeof stockLotsEndpoints> {
  const { executor } = database
  return {
    listStockLots: async ({ query: { organizationId, productId = null, before = null, state }, scope }) => {
      const rows = await listLots(executor, narrowed(scope, organizationId), {
        productId,
        before,
        isOpen: state === 'open',
        limit: LOTS_PER_PAGE + 1,
      })
      const { shown, next } = pageOf(rows)
      return { items: shown.map(presentLot), next }
    },

    listLotOrders: async ({ params: { id }, query: { before = null }, scope }) => {
      const lot = await findLot(executor, scope, id)
      if (!lot) throw new Refusal('NOT_FOUND')
      const { shown, next } = pageOf(await listLotOrders(executor, scope, id, { before, limit: LOTS_PER_PAGE + 1 }))
      return { lot: presentLot(lot), items: shown.map(presentOrder), next }
    },

    recallLot: ({ params: { id }, body: { text }, scope }) =>
      database.inTransaction(async (tx) => {
        const lot = await findLot(tx, scope, id)
        if (!lot) throw new Refusal('NOT_FOUND')
        const { organizationId, sellerTitle, title: productTitle, number } = lot
        const customerIds = await customersOfLot(tx, scope, id)
        if (customerIds.length > 0)
          await stock.recallLot(tx, { lotId: id, organizationId, sellerTitle, productTitle, number, text, customerIds })
        return { customers: customerIds.length }
      }),
  }
}

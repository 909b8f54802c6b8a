import { LOTS_PER_PAGE, type stockLotsEndpoints } from '@okolitsa/contracts/stock/stock-lots.endpoints.ts'
import type { LotOrder, StockLot } from '@okolitsa/contracts/stock/stock-lots.ts'
import { forbiddenMistakes } from '@okolitsa/domain/catalog/alcohol.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { maskPhone } from '../../../../platform/log/mask-phone.ts'
import { refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../../services.ts'
import {
  customersOfLot,
  findLot,
  type LotOrderRow,
  type LotRow,
  listLotOrders,
  listLots,
  ordersOfOtherRecipients,
} from '../store/stock-lots.ts'

export type StockLotsDeps = Deps<'database' | 'stock' | 'products' | 'audit'>

const presentLot = ({
  organizationId: _of,
  sellerTitle: _by,
  productId,
  title,
  unit,
  isWeight,
  recalledAt,
  recallText,
  read,
  untold,
  ...row
}: LotRow): StockLot => ({
  ...row,
  product: { id: productId, title, unit, isWeight },
  recall: recalledAt && recallText !== null ? { at: recalledAt.toISOString(), text: recallText, read, untold } : null,
})

const presentOrder = ({ recipientName, phone, ...row }: LotOrderRow, isRecalled: boolean): LotOrder => ({
  ...row,
  firstName: recipientName.trim().split(/\s+/)[0] ?? '',
  phone: isRecalled && row.isRead !== true ? phone : maskPhone(phone),
})

/** A page of rows, of which one more than the page size was read. */
function pageOf<Row extends { readonly id: number }>(rows: readonly Row[]) {
  const shown = rows.slice(0, LOTS_PER_PAGE)
  return { shown, next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null }
}

export function stockLotsHandlers({
  database,
  stock,
  products,
  audit,
}: StockLotsDeps): Handlers<typeof stockLotsEndpoints> {
  const { executor } = database
  return {
    listStockLots: async ({ query: { productId = null, before = null, state }, scope }) => {
      const rows = await listLots(executor, scope, {
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
      return { lot: presentLot(lot), items: shown.map((row) => presentOrder(row, lot.recalledAt !== null)), next }
    },

    recallLot: ({ params: { id }, body: { text }, scope, actor }) =>
      database.inTransaction(async (tx) => {
        const lot = await findLot(tx, scope, id)
        if (!lot) throw new Refusal('NOT_FOUND')
        refuseMistakes(forbiddenMistakes(await products.alcoholWords(tx), { title: text }, 'text'))
        const { organizationId, sellerTitle, productId, title: productTitle, number } = lot
        const { staffId } = actor
        const customerIds = await customersOfLot(tx, scope, id)
        const orderIds = await ordersOfOtherRecipients(tx, scope, id)
        const facts = { lotId: id, organizationId, productId, sellerTitle, productTitle, number, text }
        const { writtenOff, promised } = await stock.recallLot(tx, { ...facts, customerIds, orderIds, staffId })
        const change = { action: 'recallLot', entity: 'stock', entityId: productId, organizationId } as const
        const before = { recalled: lot.recallText }
        await audit.record(tx, { kind: 'staff', staffId }, [{ ...change, before, after: { recalled: text } }])
        return { customers: customerIds.length, writtenOff, promised }
      }),
  }
}

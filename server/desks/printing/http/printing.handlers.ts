import type { Paper } from '@okolitsa/contracts/printing/paper-kind.ts'
import { MAX_LABELS, MAX_PRINTED, type printingEndpoints } from '@okolitsa/contracts/printing/printing.endpoints.ts'
import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { slotOfRow } from '@okolitsa/domain/delivery/slot-hours.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { ONE_PACKAGE } from '@okolitsa/domain/orders/packages.ts'
import { labelName } from '@okolitsa/domain/printing/label-name.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import { countLabels } from '../draw/count-labels.ts'
import { drawLabels } from '../draw/labels.ts'
import { drawList } from '../draw/lists.ts'
import { listPrintDays, type PrintOrderRow } from '../store/printing.store.ts'
import { ordersToPrint } from '../use-cases/orders-to-print.ts'

export interface PrintingHttpDeps extends Deps<'executor' | 'stock' | 'clock'> {
  /** Origin of the marketplace, which contains the cabinet. */
  readonly origin: string
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** Number of labels of a document; null for lists. */
async function labelsOf(orders: readonly PrintOrderRow[], paper: Paper, language: Language): Promise<number> {
  if (paper === 'products') return sumOf(await countLabels(orders, language))
  return paper === 'parcels' ? sumOf(orders.map(({ packages }) => (packages ?? ONE_PACKAGE).total)) : 0
}

export function printingHandlers({
  executor,
  stock,
  clock,
  origin,
}: PrintingHttpDeps): Handlers<typeof printingEndpoints> {
  return {
    getPrintDay: async ({ query: { organizationId, ...query }, scope, context }) => {
      const days = await listPrintDays(executor, scope, organizationId)
      const date = query.date ?? days[0]?.date ?? null
      const rows =
        date === null
          ? []
          : await ordersToPrint({ executor, stock }, scope, { organizationId, date, orderIds: null, most: MAX_PRINTED })
      const productLabels = await countLabels(rows, context.language)
      return {
        date,
        timeZone: days[0]?.timeZone ?? SHOP_TIME_ZONE,
        days: days.map((day) => ({ date: day.date, orders: day.orders })),
        orders: rows.map((row, index) => ({
          id: row.id,
          number: orderNumberOf(row.id),
          name: labelName(row.recipientName),
          deliveryKind: row.deliveryKind,
          deliveryStatus: row.state,
          deliveryWindow: slotOfRow(row),
          where: row.where,
          packages: (row.packages ?? ONE_PACKAGE).total,
          productLabels: productLabels[index] ?? 0,
        })),
      }
    },

    printPaper: async ({ query, scope, context }) => {
      const { organizationId, date, paper, sheet, prices } = query
      const orderIds = query.orderIds.length > 0 ? query.orderIds : null
      const orders = await ordersToPrint({ executor, stock }, scope, {
        organizationId,
        date,
        orderIds,
        most: MAX_PRINTED,
      })
      if (orders.length === 0) throw new Refusal('NOT_FOUND')
      const labels = await labelsOf(orders, paper, context.language)
      refuseMistakes(labels > MAX_LABELS ? { orderIds: 'tooLong' } : {})
      context.setHeader('content-disposition', `inline; filename="${paper}-${date}.pdf"`)
      const of = { date, now: clock(), language: context.language, origin }
      return paper === 'picking' || paper === 'packing'
        ? drawList(orders, { ...of, kind: paper })
        : drawLabels(orders, { ...of, kind: paper, sheet, withPrices: prices === 'yes' })
    },
  }
}

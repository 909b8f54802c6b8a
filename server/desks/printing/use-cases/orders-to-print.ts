import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Deps } from '../../../services.ts'
import { listPrintOrders, type PrintOrderRow } from '../store/printing.store.ts'

export type PrintingDeps = Deps<'executor' | 'stock'>

/** Orders of a day with their contents and lots. */
export async function ordersToPrint(
  { executor, stock }: PrintingDeps,
  scope: StaffScope,
  asked: Parameters<typeof listPrintOrders>[2],
): Promise<PrintOrderRow[]> {
  const orders = await listPrintOrders(executor, scope, asked)
  if (orders.length === 0) return []
  const [ofLines, sure] = await Promise.all([
    stock.lotsOfLines(
      executor,
      orders.flatMap(({ lines }) => lines.map(({ id }) => id)),
    ),
    stock.sureLots(executor, asked.organizationId),
  ])
  return orders.map((order) => {
    const isHere = order.state === 'formed' || order.state === 'isAssembling'
    return {
      ...order,
      lines: order.lines.map((line) => {
        const lots = ofLines.get(line.id) ?? (isHere ? sure.get(line.product_id) : undefined)
        return {
          ...line,
          lot_numbers: lots?.numbers ?? null,
          made_on: lots?.madeOn ?? null,
          best_before: lots?.bestBefore ?? null,
        }
      }),
    }
  })
}

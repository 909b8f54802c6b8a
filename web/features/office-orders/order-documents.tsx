import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import css from './order-screen.module.css'

const text = officeOrders.documents

/** Fiscal receipts of the order, with their states. */
export function OrderDocuments({ events, zone }: { events: OfficeOrder['timeline']; zone: string }) {
  const reference = { ...useDayReference(), zone }
  const receipts = events.flatMap(({ at, what }) => (what.kind === 'receipt' ? [{ at, ...what }] : [])).toReversed()
  return (
    <Card as="section" className="stack g2">
      <h2 className={css.heading}>{text.title}</h2>
      {receipts.length === 0 && <p className="sm muted">{text.none}</p>}
      {receipts.map((one) => (
        <p key={`${one.at}${one.receipt}${one.total}`} className={css.document} data-state={one.state}>
          <span>
            {one.url ? (
              <a className="link" href={one.url} target="_blank" rel="noreferrer">
                {orders.receipt(one.receipt, one.total)}
              </a>
            ) : (
              orders.receipt(one.receipt, one.total)
            )}
            <small>{officeOrders.timeline.receiptStates[one.state]}</small>
          </span>
          <small>{formatMoment(new Date(one.at), reference)}</small>
        </p>
      ))}
    </Card>
  )
}

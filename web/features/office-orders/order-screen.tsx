import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { counterMoneyOf } from '@okolitsa/domain/payments/counter-money.ts'
import { formatMoment, formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { officeOrders as text } from '@okolitsa/strings/ru/office-orders.ts'
import { orderTable } from '@okolitsa/strings/ru/order-table.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import type { ReactNode } from 'react'
import { useOfficeOrder } from '../../data/office/orders/use-office-order.ts'
import { deliveryWords } from '../../data/orders/delivery-words.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { ArrowLeftIcon } from '../../ui/icons.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderCallBack } from './order-call-back.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderDocuments } from './order-documents.tsx'
import { OrderGoods } from './order-goods.tsx'
import { OrderMoney } from './order-money.tsx'
import { OrderNotes } from './order-notes.tsx'
import { OrderOwner } from './order-owner.tsx'
import css from './order-screen.module.css'
import { OrderTimeline } from './order-timeline.tsx'
import { MONEY_COLORS, STATE_COLORS } from './state-colors.ts'

/** One order: people, goods, money of both sides and everything that happened to it. */
export function OfficeOrderScreen({
  initial,
  member,
  callBackMark,
  sides,
}: {
  initial: OfficeOrder
  member: OfficeMember
  callBackMark: ReactNode
  /** Ways to what the customer and the seller see. */
  sides: ReactNode
}) {
  const found = useOfficeOrder(initial)
  const { order } = found
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  const { day, window } = deliveryWords(order, reference)
  const receipt = receiptState(found)
  const money = counterMoneyOf(order)
  return (
    <>
      <div className={css.head}>
        <a className={css.back} href="/office/orders">
          <ArrowLeftIcon size={16} />
          {text.toList}
        </a>
        <h1>
          {formatOrderNumber(order.id)}
          <Badge color={STATE_COLORS[order.deliveryStatus]}>
            {order.waitsForDay ? orders.waitsForDay : orders.statusOf(order.deliveryStatus, order.dinner !== null)}
          </Badge>
          {money && <Badge color={MONEY_COLORS[money]}>{orders.counterMoney[money]}</Badge>}
          {receipt && <Badge color={receipt.color}>{receipt.words}</Badge>}
        </h1>
        <p>
          {text.placed(formatMoment(new Date(order.orderDate), reference))} ·{' '}
          {member.permissions.includes('readSellers') ? (
            <a className="link" href={`/office/sellers/${order.farmerId}`}>
              {order.farmer.title}
            </a>
          ) : (
            order.farmer.title
          )}
          {` · ${orderTable.kinds[order.deliveryKind].toLowerCase()} · ${day}, ${window}`}
        </p>
      </div>
      <div className={css.columns}>
        <div className={css.column}>
          <OrderGoods order={order} />
          <OrderMoney found={found} />
          <OrderTimeline events={found.timeline} zone={order.farmer.timeZone} />
        </div>
        <aside className={css.column}>
          <OrderCustomer found={found} />
          <OrderActions found={found} />
          {sides}
          <OrderCallBack found={found} mark={callBackMark} />
          <OrderOwner found={found} memberId={member.id} />
          <OrderNotes found={found} />
          <OrderDocuments events={found.timeline} zone={order.farmer.timeZone} />
        </aside>
      </div>
    </>
  )
}

/** The worst state of the receipts; null = none yet. */
function receiptState({ timeline }: OfficeOrder) {
  const states = timeline.flatMap(({ what }) => (what.kind === 'receipt' ? [what.state] : []))
  if (states.length === 0) return null
  if (states.includes('failed')) return { color: 'red', words: text.receiptMissing } as const
  return states.every((state) => state === 'registered')
    ? ({ color: 'green', words: text.receiptThere } as const)
    : ({ color: 'orange', words: text.receiptWaits } as const)
}

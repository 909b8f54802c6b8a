import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { coordinatesText } from '@okolitsa/domain/geo/parse-coordinates.ts'
import { isAtMost } from '@okolitsa/domain/money/roubles.ts'
import { dinner as dinnerText } from '@okolitsa/strings/ru/dinner.ts'
import { formatMoment, formatPhone } from '@okolitsa/strings/ru/format.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { paymentMethodTexts } from '@okolitsa/strings/ru/payments.ts'
import type { ReactNode } from 'react'
import { deliveryWords, placeWords } from '../../data/orders/delivery-words.ts'
import { ORDERS_PATH } from '../../data/orders/desk/list-query.ts'
import { useStaffOrder } from '../../data/orders/desk/use-staff-orders.ts'
import { sumItems } from '../../data/orders/sum-items.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { PhoneIcon } from '../../ui/icons.ts'
import { SumList } from '../../ui/sum-list.tsx'
import { ClaimCard } from './claim-card.tsx'
import { MissedDelivery } from './missed-delivery.tsx'
import { OfflineMoney } from './offline-money.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderMarks } from './order-marks.tsx'
import { DoorPhotos, ParcelPhotos } from './parcel-photos.tsx'
import { RepayDebts } from './repay-debt.tsx'
import { StaffLines } from './staff-lines.tsx'
import { CancelOrder, StaffOrderMoves } from './staff-order-moves.tsx'
import css from './staff-order-screen.module.css'

type Order = CabinetOrder['order']

/** One order in the cabinet: pick, weigh, send. */
export function StaffOrderScreen({
  initial,
  permissions,
  parcel,
  packages,
  sum,
}: {
  initial: CabinetOrder
  /** Permissions of the member: other actions are hidden. */
  permissions: StaffMember['permissions']
  /** Renders the parcel of an order sent by the carrier. */
  parcel: (order: Order) => ReactNode
  /** Renders the number of packages of the order. */
  packages: (order: Order) => ReactNode
  /** Renders what the seller gets for the order. */
  sum: (order: Order) => ReactNode
}) {
  const found = useStaffOrder(initial)
  const { order, claims, offline, history } = found
  const mayWork = permissions.includes('workOrders')
  const moves = mayWork ? found.moves : []
  const changes = mayWork ? found.changes : []
  return (
    <>
      <div className="stack g2">
        <a className="link sm" href={ORDERS_PATH} data-no-print="">
          {text.back}
        </a>
        <h1 className="h1">{orders.order(order.number)}</h1>
        <div className="row fw">
          <OrderMarks
            state={order.deliveryStatus}
            paymentStatus={order.paymentStatus}
            paymentMethod={order.paymentMethod}
            isHeld={order.isHeld}
            waitsForDay={order.waitsForDay}
          />
        </div>
      </div>
      <div className={css.layout}>
        <div className={css.column}>
          {found.missed && <MissedDelivery order={order} missed={found.missed} mayWork={mayWork} />}
          <RepayDebts order={order} mayPay={permissions.includes('takeMoney')} />
          <Proposals order={order} />
          {claims.map((claim) => (
            <ClaimCard key={claim.id} order={order} claim={claim} />
          ))}
          <StaffLines order={order} changes={changes} />
          {order.deliveryKind === 'cdek' && order.deliveryStatus !== 'canceled' && parcel(order)}
          {packages(order)}
          <ParcelPhotos order={order} mayWork={mayWork} />
          <DoorPhotos order={order} />
        </div>
        <div className={css.column}>
          <Contacts order={order} />
          <Sums order={order} />
          {sum(order)}
          {permissions.includes('takeMoney') && <OfflineMoney order={order} offline={offline} />}
          <OrderHistory history={history} zone={order.farmer.timeZone} />
          {moves.includes('canceled') && <CancelOrder orderId={order.id} taken={offline.taken} />}
        </div>
        {hasStepAhead(order, moves) && (
          <div className={css.moves} data-no-print="">
            <StaffOrderMoves order={order} moves={moves} offline={offline} />
          </div>
        )}
      </div>
    </>
  )
}

/** A new order without a next step shows the reason. */
const hasStepAhead = (order: Order, moves: CabinetOrder['moves']): boolean =>
  moves.some((to) => to !== 'canceled') || (order.deliveryStatus === 'formed' && moves.length > 0)

/** Open proposals to the customer with deadlines. */
function Proposals({ order }: { order: Order }) {
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  return order.proposals.map(({ id, lines, answerBefore }) => (
    <Notification key={id} tone="info" title={text.proposal.title}>
      {lines.map(({ title }) => title).join(', ')}.{' '}
      {answerBefore && text.proposal.until(formatMoment(new Date(answerBefore), reference))}
    </Notification>
  ))
}

/** Recipient, address and time of the delivery. */
function Contacts({ order }: { order: Order }) {
  const reference = useDayReference()
  const { recipient, place, tradePlace, carrierPoint, farmer, dinner } = order
  const { day, window } = deliveryWords(order, reference)
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.contacts}</h2>
      {recipient ? (
        <>
          <p>
            <b>{recipient.name}</b>
            <span className="print-only">{formatPhone(recipient.phone)}</span>
          </p>
          <Button block look="secondary" icon={PhoneIcon} href={`tel:+${recipient.phone}`}>
            {text.call(formatPhone(recipient.phone))}
          </Button>
        </>
      ) : (
        <p className="muted">{text.gone}</p>
      )}
      <DescriptionList
        items={[
          { term: text.when, value: `${day}, ${window}` },
          ...(dinner?.acceptBefore
            ? [
                {
                  term: dinnerText.acceptBefore,
                  value: formatMoment(new Date(dinner.acceptBefore), { ...reference, zone: farmer.timeZone }),
                },
              ]
            : []),
          ...(dinner && order.deliveryKind !== 'pickup'
            ? [{ term: dinnerText.atDoor, value: dinnerText.dropOffs[dinner.dropOff] }]
            : []),
          ...(dinner ? [{ term: dinnerText.cutlery, value: dinnerText.cutlerySets(dinner.cutlery) }] : []),
          ...(place ? [{ term: text.where, value: placeWords({ place }) }] : []),
          // a house unknown to the register was marked on the map
          ...(place?.precision === 'house' && !carrierPoint
            ? [{ term: text.housePoint, value: coordinatesText(place.coords) }]
            : []),
          ...(carrierPoint
            ? [
                {
                  term: orders.carrierPoint[carrierPoint.kind],
                  value: `${carrierPoint.code}, ${carrierPoint.title}, ${carrierPoint.city}, ${carrierPoint.address}`,
                },
              ]
            : []),
          ...(tradePlace ? [{ term: text.point, value: `${tradePlace.title}, ${tradePlace.address}` }] : []),
          { term: text.payment, value: paymentMethodTexts[order.paymentMethod].title },
          { term: text.seller, value: farmer.title },
          ...(order.comment ? [{ term: text.comment, value: order.comment }] : []),
        ]}
      />
    </Card>
  )
}

function Sums({ order }: { order: Order }) {
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.sums}</h2>
      <SumList items={sumItems({ sums: order.sums })} />
      {!isAtMost(order.ceiling, order.sums.total) && <p className="xs muted">{text.ceiling(order.ceiling)}</p>}
    </Card>
  )
}

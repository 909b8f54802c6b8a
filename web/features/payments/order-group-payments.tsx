import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { formatMoment, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { orderGroup as text } from '@okolitsa/strings/ru/order-group.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { lazy, Suspense } from 'react'
import { type GroupedOrder, type OrderGroupState, orderGroupState } from '../../data/payments/order-group-state.ts'
import { payPath } from '../../data/payments/pay-path.ts'
import { usePayAgain } from '../../data/payments/use-payment.ts'
import { useLive } from '../../platform/live/use-live.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { navigate, revalidate } from '../../platform/router/router.ts'
import { Notification } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BanknoteIcon, CheckIcon, XIcon } from '../../ui/icons.ts'
import css from './order-group-payments.module.css'

const OtherWay = lazy(() => import('./other-way.tsx'))

const SELLER_SIZE = 56

/** Payment state of an order, or its contents. */
function rowWords({ order, awaited }: GroupedOrder): string {
  if (order.status === 'canceled') return text.row.canceled
  if (awaited?.phase === 'declined') return text.row.declined
  if (awaited) {
    const [first] = order.preview
    return `${text.row.goods(first?.title ?? '', order.linesCount - 1)} · ${orders.kinds[order.deliveryKind]}`
  }
  const { paymentMethod: method } = order
  if (method === 'cashondelivery' || method === 'urozhaj' || method === 'banktransfer') return text.row[method]
  return order.isHeld ? text.row.held : text.row.paid
}

function Row({ purchased, step, isNext }: { purchased: GroupedOrder; step: number | null; isNext: boolean }) {
  const { order, awaited } = purchased
  const isCanceled = order.status === 'canceled'
  const isLater = !awaited && !isCanceled && !isOnlinePayment(order.paymentMethod)
  const look = isCanceled
    ? css.canceled
    : awaited
      ? classNames(css.waits, isNext && css.next)
      : isLater
        ? css.later
        : css.done
  return (
    <li className={classNames(css.row, look)}>
      <span className={css.mark} aria-hidden="true">
        {isCanceled ? <XIcon size={16} /> : isLater ? <BanknoteIcon size={16} /> : (step ?? <CheckIcon size={16} />)}
      </span>
      <Avatar
        picture={resizedImageUrl(order.farmer.smallImageUrl, { width: SELLER_SIZE * 2, height: SELLER_SIZE * 2 })}
        size={SELLER_SIZE}
        fit="photo"
      />
      <span className={css.words}>
        <a href={`/account/orders/${order.id}`}>{order.farmer.title}</a>
        <small>{rowWords(purchased)}</small>
      </span>
      <b>{formatPrice(awaited?.amount ?? order.total)}</b>
    </li>
  )
}

function Ring({ paid, count }: Pick<OrderGroupState, 'paid' | 'count'>) {
  return (
    <div className={css.ring} aria-hidden="true">
      <svg viewBox="0 0 120 120" role="presentation">
        <circle cx="60" cy="60" r="52" pathLength={count} />
        {paid > 0 && <circle cx="60" cy="60" r="52" pathLength={count} strokeDasharray={`${paid} ${count}`} />}
      </svg>
      <span>
        <b>{paid}</b>
        {text.ring(count)}
      </span>
    </div>
  )
}

/** Outcome of the orders when the customer leaves the page now. */
function IfClosed({ paid, unpaid }: Pick<OrderGroupState, 'paid' | 'unpaid'>) {
  const reference = useDayReference()
  const canceled = unpaid.flatMap(({ awaited }) =>
    awaited?.expiresAt && !awaited.fallbackMethod ? [Date.parse(awaited.expiresAt)] : [],
  )
  const hasFallback = unpaid.some(({ awaited }) => awaited?.fallbackMethod)
  return (
    <Notification tone="info" title={text.close.title}>
      <p>
        {paid > 0 && `${text.close.paid} `}
        {canceled.length > 0 &&
          `${text.close.cancel(formatMoment(new Date(Math.min(...canceled)), reference), canceled.length)} `}
        {hasFallback && `${text.close.fallback} `}
        {text.close.where}
      </p>
    </Notification>
  )
}

/** Payments of an order group in turn: paid orders, the button to the next payment, and the outcome of leaving. */
export function OrderGroupPayments({ purchased }: { purchased: readonly GroupedOrder[] }) {
  const state = orderGroupState(purchased)
  const { count, paid, next, unpaid } = state
  const otherWay = useModal()
  // changes when an order is paid in another tab or on another device, or when its deadline passes
  useLive(
    unpaid.map(({ order }) => `order:${order.id}` as const),
    () => void revalidate(),
  )
  const again = usePayAgain(next?.order.id ?? 0, ({ orderId, phase }) => {
    otherWay.close()
    void (phase === 'offline' ? revalidate() : navigate(payPath(orderId, true)))
  })
  if (!next) return null
  const rest = unpaid.map(({ order }) => order.farmer.title)
  let step = paid
  return (
    <div className={css.page}>
      {count > 1 && <Ring paid={paid} count={count} />}
      <div className={css.head} role="status">
        <h1 className="h1">{count > 1 ? text.progress(paid, count) : text.one}</h1>
        <p className="muted">{paid === 0 && count > 1 ? text.notBegun(count) : text.left(rest)}</p>
      </div>
      <Card as="section" padded={false} aria-label={text.list}>
        <ul className={css.rows}>
          {purchased.map((one) => {
            if (one.awaited) step += 1
            return (
              <Row
                key={one.order.id}
                purchased={one}
                step={one.awaited ? step : null}
                isNext={one.order.id === next.order.id}
              />
            )
          })}
        </ul>
      </Card>
      <div className="stack g2">
        <Button size="xlarge" block href={payPath(next.order.id, true)}>
          {text.pay(next.awaited.amount, next.awaited.method)}
        </Button>
        <Button size="large" look="secondary-gray" block onClick={otherWay.open}>
          {text.otherWay}
        </Button>
      </div>
      <IfClosed paid={paid} unpaid={unpaid} />
      {otherWay.isOpen && (
        <Suspense>
          <OtherWay
            orderId={next.order.id}
            busy={again.isPending}
            onClose={otherWay.close}
            onPick={(method) => again.mutate(method)}
          />
        </Suspense>
      )}
    </div>
  )
}

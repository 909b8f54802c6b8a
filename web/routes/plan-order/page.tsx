import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { formatDate, formatPrice, MOSCOW } from '@okolitsa/strings/ru/format.ts'
import { plansText } from '@okolitsa/strings/ru/plans.ts'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { plansPath } from '../../data/plans/addresses.ts'
import { beginsLater } from '../../data/plans/begins-later.ts'
import { useOwnPlans } from '../../data/plans/use-plans.ts'
import { PlanMoney, usePlanOrderStatus } from '../../features/plans/plan-orders.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import type { loader } from './loader.ts'

const text = plansText.orders

/** An order of a plan: the page of thanks after the payment, later its details. */
export function Page() {
  const loaded = useLoaderData<typeof loader>()
  const { data: own = loaded.own } = useOwnPlans(true, loaded.own)
  const ofThis = ({ id }: { readonly id: number }) => id === loaded.id
  const reference = useDayReference()
  const statusOf = usePlanOrderStatus()
  const showcase = useShowcase({ href: '/farmers', action: text.toFarmers })
  const hasPlans = hasArea(useRootData(), 'membership')
  // the cache may be older than the order
  const order = own.orders.find(ofThis) ?? loaded.own.orders.find(ofThis)
  if (!order) return null
  const { status, payBefore, from, to, family, price } = order
  const day = (moment: string) => dayIn(MOSCOW, new Date(moment))
  const isAhead = beginsLater(order, reference.now)
  return (
    <div className="wrap section stack g4">
      <PageHead title={plansText.of(family)} isHidden />
      <h1 className="h1">{plansText.of(family)}</h1>
      <div aria-live="polite">
        {status === 'booked' && (
          <Notification tone="success" title={isAhead ? text.thanksRenewed : text.thanks}>
            <p>{isAhead ? statusOf(order) : text.thanksText}</p>
          </Notification>
        )}
        {status === 'formed' && (
          <Notification title={statusOf(order)}>
            <p>{payBefore ? text.toPayText : text.beginningText}</p>
          </Notification>
        )}
        {status === 'canceled' && (
          <Notification title={statusOf(order)}>{order.kept === null && <p>{text.unpaidText}</p>}</Notification>
        )}
        {status === 'received' && <Notification title={statusOf(order)} />}
      </div>
      <Card as="section" className="stack g4">
        <SumList
          items={[
            { title: text.number, value: order.number },
            { title: text.paid, value: formatDate(day(order.orderDate), reference) },
            ...(from && to
              ? [{ title: plansText.buy.term, value: plansText.buy.days(day(from), day(to), reference) }]
              : []),
            {
              title: status === 'formed' && payBefore ? plansText.buy.total : text.sum,
              value: formatPrice(price),
              kind: 'total' as const,
            },
          ]}
        />
        <PlanMoney order={order} />
      </Card>
      <div className="row fw">
        {status === 'formed' && payBefore ? (
          <Button href={`/payment/sbp?orderId=${order.id}`}>{plansText.toPay}</Button>
        ) : (
          <Button href={showcase.href}>{showcase.action}</Button>
        )}
        {hasPlans && (
          <Button look="secondary" href={plansPath}>
            {text.toPlans}
          </Button>
        )}
      </div>
    </div>
  )
}

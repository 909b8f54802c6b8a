import type { User } from '@okolitsa/contracts/identity/profile.ts'
import type { OrderSummaryAnswer } from '@okolitsa/contracts/orders/order.ts'
import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { formatDate } from '@okolitsa/strings/ru/format.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { subscriptionText } from '@okolitsa/strings/ru/subscription.ts'
import { lazy, Suspense } from 'react'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { useCustomer } from '../../data/identity/use-customer.ts'
import { comingUp } from '../../data/orders/coming-up.ts'
import { orderGroupPath, payPath } from '../../data/payments/pay-path.ts'
import { BookingCard } from '../../features/bookings/booking-card.tsx'
import { NameForm } from '../../features/identity/name-form.tsx'
import { OrderCard } from '../../features/orders/order-card.tsx'
import { FreeDeliveriesCard } from '../../features/subscription/free-deliveries-card.tsx'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { revalidate } from '../../platform/router/router.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AccountLayout } from './account-layout.tsx'
import { LikedFarms } from './liked-farms.tsx'
import type { loader } from './loader.ts'
import css from './page.module.css'
import { ToReview } from './to-review.tsx'

const AgreementRenewal = lazy(() => import('../../features/identity/agreement-renewal.tsx'))

const text = identity.account
/** `groupId` of a verified phone without a profile (spec 4). */
const NEEDS_NAME = 4
const MAX_UNDER_WAY = 5
const MAX_FARMS = 6
const FARM_SIZE = 56

/** Unpaid orders in one message, with a link to pay the first of them. */
function Unpaid({ orders, count }: { orders: readonly OrderSummaryAnswer[]; count: number }) {
  const [first] = orders
  if (!first) return null
  const isSeveral = orders.some((order) => order !== first && order.orderGroupId === first.orderGroupId)
  return (
    <Notification
      tone="warning"
      title={text.unpaid(count)}
      action={
        <Button size="medium" href={isSeveral ? orderGroupPath(first.orderGroupId) : payPath(first.id, true)}>
          {text.toPay}
        </Button>
      }
    >
      <p>{text.unpaidText}</p>
    </Notification>
  )
}

/** Farms of past orders, latest first. */
function Farms({ orders }: { orders: readonly OrderSummaryAnswer[] }) {
  const farms = [...new Map(orders.map(({ farmer }) => [farmer.id, farmer])).values()].slice(0, MAX_FARMS)
  if (farms.length === 0) return null
  return (
    <section className="stack g4">
      <div>
        <h2 className="h3">{text.farms}</h2>
        <p className="sm muted">{text.farmsText}</p>
      </div>
      <ul className={css.farms}>
        {farms.map((farm) => (
          <Card as="li" key={farm.id}>
            <a href={`/farmers/${farm.id}`}>
              <Avatar
                picture={resizedImageUrl(farm.smallImageUrl, { width: FARM_SIZE * 2, height: FARM_SIZE * 2 })}
                size={FARM_SIZE}
                fit="photo"
              />
              <b>{farm.title}</b>
            </a>
          </Card>
        ))}
      </ul>
    </section>
  )
}

/** Says that the office has closed new orders, why and until when. */
function Blocked({ message, until }: NonNullable<User['block']>) {
  const reference = useDayReference()
  const day = until === null ? null : formatDate(dayIn(SHOP_TIME_ZONE, new Date(until)), reference)
  return (
    <Notification tone="warning" title={identity.blocked.title}>
      <p>{message}</p>
      <p>{identity.blocked.rest(day)}</p>
    </Notification>
  )
}

/**
 * Home of the account: name of a new customer, unpaid orders, active orders, orders to review, favourite farms, farms
 * to return to, addresses.
 */
export function Page() {
  const loaded = useLoaderData<typeof loader>()
  const customer = useCustomer().data ?? loaded.customer
  const { count, orders, addresses, liked } = loaded
  const showcase = useShowcase()
  const hasGoods = hasArea(useRootData(), 'goods')
  const living = comingUp([...orders, ...loaded.dinners], loaded.trips)
  // an order without a pending payment is active, even if a surcharge is due
  const unpaid = living.flatMap((one) =>
    one.kind === 'order' && one.order.may.pay && one.order.paymentStatus !== 'partiallyPaid' ? one.order : [],
  )
  const underWay = living.filter((one) => one.kind === 'trip' || !unpaid.includes(one.order))
  return (
    <AccountLayout title={text.hello(customer.firstName)} pageTitle={text.pageTitle}>
      <div className="stack g6">
        {customer.block && <Blocked {...customer.block} />}
        {customer.agreementConfirmedAt === null && (
          <Suspense>
            <AgreementRenewal />
          </Suspense>
        )}
        {customer.groupId === NEEDS_NAME && (
          <Card as="section" className="stack g4">
            <h2 className="h3">{text.registerTitle}</h2>
            <p className="muted">{text.registerText}</p>
            <NameForm onSaved={() => void revalidate()} />
          </Card>
        )}
        {loaded.lost && (
          <Notification
            tone="warning"
            title={text.lostDinner(loaded.lost.title)}
            action={
              <Button size="medium" look="white" href={`/account/orders/${loaded.lost.id}`}>
                {text.toOrder}
              </Button>
            }
          />
        )}
        <Unpaid orders={unpaid} count={Math.max(count.unpaid, unpaid.length)} />
        <section className="stack g4">
          <div className="row fw between">
            <h2 className="h3">{underWay.length > 0 ? text.underWay : text.orders}</h2>
            <a className="link sm" href="/account/orders">
              {text.toOrders}
            </a>
          </div>
          {underWay
            .slice(0, MAX_UNDER_WAY)
            .map((one) =>
              one.kind === 'order' ? (
                <OrderCard key={one.id} order={one.order} />
              ) : (
                <BookingCard key={one.id} booking={one.booking} />
              ),
            )}
          {living.length === 0 && (
            <Card className="stack g4">
              <p>{hasGoods ? text.nothing : text.nothingWithoutGoods}</p>
              <div>
                <Button look="secondary" size="medium" href={showcase.href}>
                  {showcase.action}
                </Button>
              </div>
            </Card>
          )}
          {count.total > 0 && <p className="sm muted">{text.ordersTotal(count.total)}</p>}
        </section>
        {loaded.subscription && (
          <FreeDeliveriesCard
            subscription={loaded.subscription}
            action={
              <div>
                <Button look="white" size="medium" href="/account/subscription">
                  {subscriptionText.more}
                </Button>
              </div>
            }
          />
        )}
        <ToReview orders={orders} />
        <LikedFarms farms={liked?.items ?? []} />
        {hasGoods && <Farms orders={orders} />}
        <Card as="section" className="stack g4">
          <div className="row fw between">
            <h2 className="h3">{text.addresses}</h2>
            <a className="link sm" href="/account/addresses">
              {text.toAddresses}
            </a>
          </div>
          {addresses.length === 0 ? (
            <p className="muted">{text.noAddress}</p>
          ) : (
            <ul className="stack g2">
              {addresses.slice(0, 3).map((address) => (
                <li key={address.id}>
                  {address.title}
                  {address.flat && `, ${identity.addresses.flatNote(address.flat)}`}
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </AccountLayout>
  )
}

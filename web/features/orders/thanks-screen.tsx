import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { formatDate, formatPrice, formatWeekday } from '@okolitsa/strings/ru/format.ts'
import { thanks as text } from '@okolitsa/strings/ru/thanks.ts'
import type { ReactNode } from 'react'
import landscape from '../../assets/land/t2.svg'
import { deliveryWords } from '../../data/orders/delivery-words.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CalendarIcon, CircleCheckIcon, ClockIcon } from '../../ui/icons.ts'
import { Thumb } from '../../ui/thumb.tsx'
import css from './thanks-screen.module.css'
import { canceledWords, heroWords, isLiving, moneyWords, nextSteps, thanksTitle, whereWords } from './thanks-words.ts'

const SELLER_SIZE = 56
const THUMB_SIZE = 46
const MAX_THUMBS = 4

const byDay = (a: OrderAnswer, b: OrderAnswer) =>
  a.deliveryDate.localeCompare(b.deliveryDate) || a.deliveryWindow.fromHour - b.deliveryWindow.fromHour || a.id - b.id

/** One expected order: seller, delivery, place, contents. */
function Awaited({ order }: { order: OrderAnswer }) {
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  const { window } = deliveryWords(order, reference)
  const brought = order.lines.filter(({ replacedBy }) => replacedBy === null)
  return (
    <li className={css.day}>
      <div className={css.date}>
        <b>{formatWeekday(order.deliveryDate)}</b>
        <small>{formatDate(order.deliveryDate, reference)}</small>
      </div>
      <Card as="article" className={css.order}>
        <Avatar
          picture={resizedImageUrl(order.farmer.smallImageUrl, { width: SELLER_SIZE * 2, height: SELLER_SIZE * 2 })}
          size={SELLER_SIZE}
          fit="photo"
        />
        <div>
          <h3 className="h4">
            <a href={`/account/orders/${order.id}`}>{order.farmer.title}</a>
          </h3>
          <p className="sm muted">
            {text.ways[order.deliveryKind](window)} · {text.number(order.number)}
          </p>
        </div>
        <b className={css.sum}>{formatPrice(order.total)}</b>
        <div className={css.goods}>
          <span className={css.minis}>
            {brought.slice(0, MAX_THUMBS).map((line) => (
              <Thumb
                key={line.id}
                size={THUMB_SIZE}
                hue={line.hue}
                picture={{
                  src: resizedImageUrl(line.imageUrl, { width: THUMB_SIZE * 2, height: THUMB_SIZE * 2 }),
                  alt: line.title,
                }}
              />
            ))}
          </span>
          <span className="sm muted">
            {whereWords(order)} · {text.products(brought.length, order.dinner !== null)}
          </span>
        </div>
      </Card>
    </li>
  )
}

function Hero({ orders, name, pay }: { orders: readonly OrderAnswer[]; name: string | null; pay: PayNext | null }) {
  const living = orders.filter(isLiving)
  const [first] = living.length > 0 ? living : orders
  if (!first) return null
  if (living.length === 0) {
    return (
      <section className={css.hero}>
        <div>
          <h1 className="h1">{thanksTitle(orders)}</h1>
          {orders.flatMap(canceledWords).map((words) => (
            <p key={words}>{words}</p>
          ))}
          <Button size="xlarge" href={orders.length === 1 ? `/account/orders/${first.id}` : '/account/orders'}>
            {text.toOrder(orders.length)}
          </Button>
        </div>
      </section>
    )
  }
  const unpaid = living.filter(({ may }) => may.pay).map(({ farmer }) => farmer.title)
  const toOrders = living.length === 1 ? `/account/orders/${first.id}` : '/account/orders'
  return (
    <section className={css.hero}>
      <img src={landscape} alt="" width={900} height={520} />
      <div>
        <p className="row fw">
          {moneyWords(living).map((words) => (
            <Badge key={words} color="white" size="large" icon={unpaid.length > 0 ? ClockIcon : CircleCheckIcon}>
              {words}
            </Badge>
          ))}
        </p>
        <h1>{text.title(name)}</h1>
        <p>{heroWords(living).join(' ')}</p>
        <div className="row fw">
          {pay ? (
            <>
              <Button size="xlarge" href={pay.href}>
                {text.pay(pay.sum)}
              </Button>
              <Button size="xlarge" look="white" href={toOrders}>
                {text.toOrder(living.length)}
              </Button>
            </>
          ) : (
            <Button size="xlarge" href={toOrders}>
              {text.follow(living.length)}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

export interface PayNext {
  readonly href: string
  readonly sum: number
}

/** Page after the checkout: thanks, payment state, deliveries by day and place, next steps. */
export function ThanksScreen({
  orders,
  name,
  pay,
  children,
  aside,
}: {
  orders: readonly OrderAnswer[]
  name: string | null
  pay: PayNext | null
  /** Further messages: payment outside the shop, refused carts. */
  children?: ReactNode
  /** Further links for the customer. */
  aside?: ReactNode
}) {
  const reference = useDayReference()
  const living = orders.filter(isLiving)
  const gone = living.length > 0 ? orders.filter((order) => !isLiving(order)) : []
  const [first] = living
  return (
    <>
      <Hero orders={orders} name={name} pay={pay} />
      <div className={css.layout}>
        <div className="stack g5">
          {children}
          {first && (
            <section className="stack g4">
              <div className="row fw between">
                <h2 className="h2">{text.when}</h2>
                <Button
                  look="white"
                  size="medium"
                  icon={CalendarIcon}
                  href={`/api/v1/order-groups/${first.orderGroupId}/calendar`}
                  rel="external"
                >
                  {text.toCalendar}
                </Button>
              </div>
              <ol className={css.days}>
                {living.toSorted(byDay).map((order) => (
                  <Awaited key={order.id} order={order} />
                ))}
              </ol>
            </section>
          )}
          {gone.map((order) => (
            <Card as="section" key={order.id} className="stack g2">
              <h2 className="h4">
                <a href={`/account/orders/${order.id}`}>{text.canceledOrder(order.number)}</a>
              </h2>
              <p className="muted">{[order.farmer.title, ...canceledWords(order)].join('. ')}</p>
            </Card>
          ))}
          {living.length > 0 && (
            <Card as="section" className="stack g4">
              <h2 className="h4">{text.next.title}</h2>
              <ol className={css.next}>
                {nextSteps(living.toSorted(byDay), reference).map(({ key, title, note }) => (
                  <li key={key}>
                    <b>{title}</b>
                    {note && <small>{note}</small>}
                  </li>
                ))}
              </ol>
            </Card>
          )}
        </div>
        <aside className="stack g4">{aside}</aside>
      </div>
    </>
  )
}

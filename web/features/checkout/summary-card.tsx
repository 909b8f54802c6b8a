import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { sumRoubles } from '@okolitsa/domain/money/roubles.ts'
import { kindOfPaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { formatDeduction, formatPrice } from '@okolitsa/strings/ru/format.ts'
import type { CartOptions } from '../../data/checkout/use-checkout-options.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import type { SettledChoice } from './checkout-choice.ts'
import css from './fields.module.css'
import summaryCss from './summary-card.module.css'

export interface SettledCart {
  readonly cart: Cart
  readonly options: CartOptions
  /** Completed choice; null while the cart cannot be ordered. */
  readonly settled: SettledChoice | null
}

const MAX_PICTURES = 5
const THUMB_SIZE = 56

function billOf({ options, settled }: SettledCart) {
  const { totals, promoCode, usesFreeDelivery } = options.calculation
  const isBySubscription = usesFreeDelivery && settled?.methodCode === 'courier'
  return [
    { title: text.goods(totals.itemsCount), value: formatPrice(totals.goods) },
    ...(totals.discount > 0
      ? [{ title: text.discount, value: formatDeduction(totals.discount), kind: 'minus' as const }]
      : []),
    ...(promoCode && totals.promoDiscount > 0
      ? [
          {
            title: text.promoCode(promoCode.code),
            value: formatDeduction(totals.promoDiscount),
            kind: 'minus' as const,
          },
        ]
      : []),
    ...(totals.bonuses > 0
      ? [{ title: text.bonuses, value: formatDeduction(totals.bonuses), kind: 'minus' as const }]
      : []),
    ...(settled
      ? [
          {
            title: isBySubscription ? text.deliveryBySubscription : text.delivery,
            value: settled.deliverySum === 0 && !isBySubscription ? text.free : formatPrice(settled.deliverySum),
          },
        ]
      : []),
  ]
}

/** Total of all orders, roubles. */
const totalOf = (carts: readonly SettledCart[]): number => sumRoubles(carts.map(({ settled }) => settled?.total ?? 0))

/** A payment link is paid later; other online methods are paid right after the order. */
const isPaidNow = ({ settled }: SettledCart) =>
  settled !== null && kindOfPaymentMethod(settled.paymentMethod) === 'online'

/** The bill of one of several orders ends with its own sum, because each is paid separately. */
const billOfOne = (cart: SettledCart) => [
  ...billOf(cart),
  ...(cart.settled ? [{ title: text.sellerTotal, value: formatPrice(cart.settled.total) }] : []),
]

function splitOf(carts: readonly SettledCart[]) {
  const now = carts.filter(isPaidNow)
  if (now.length === 0 || now.length === carts.length) return []
  const later = carts.filter((cart) => !isPaidNow(cart))
  return [
    { title: text.payNow, value: formatPrice(totalOf(now)) },
    { title: text.payLater, value: formatPrice(totalOf(later)) },
  ]
}

/** The order by line and the submit button with the total. */
export function SummaryCard({
  carts,
  isGuest,
  isSending,
  formId,
}: {
  carts: readonly SettledCart[]
  /** The submit button confirms the phone instead. */
  isGuest: boolean
  isSending: boolean
  formId: string
}) {
  const total = totalOf(carts)
  const isReady = carts.every(({ settled }) => settled !== null)
  const paidNow = carts.filter(isPaidNow)
  const isWeighed = carts.some(({ cart }) => cart.products.some((line) => line.isWeight))
  // no total while an order is incomplete: it would be too small
  const totalLine = isReady ? [{ title: text.total, value: formatPrice(total), kind: 'total' as const }] : []
  const buttonText = () => {
    if (isSending) return text.sending
    if (!isReady) return text.order
    if (paidNow.length === 0) return text.orderFor(total)
    const now = totalOf(paidNow)
    return paidNow.length === carts.length ? text.payFor(now, paidNow.length) : text.orderAndPay(now)
  }
  return (
    <Card as="aside" className={css.summary}>
      <h2 className="h3">{text.summary}</h2>
      {carts.map((one) => (
        <div key={one.cart.cartId} className={css.seller}>
          {carts.length > 1 && <h3 className="strong">{one.cart.farmer.title}</h3>}
          {carts.length === 1 && (
            <div className={css.minis}>
              {one.options.calculation.products
                .filter((line) => line.quantityInCart > 0)
                .slice(0, MAX_PICTURES)
                .map((line) => (
                  <Thumb
                    key={`${line.id}:${line.optionsKey}`}
                    size={THUMB_SIZE}
                    hue={line.hue}
                    picture={{
                      src: resizedImageUrl(line.smallImageUrl, { width: THUMB_SIZE * 2, height: THUMB_SIZE * 2 }),
                      alt: line.title,
                    }}
                  />
                ))}
            </div>
          )}
          <SumList items={carts.length > 1 ? billOfOne(one) : [...billOf(one), ...totalLine]} />
        </div>
      ))}
      {carts.length > 1 && isReady && <SumList items={[...totalLine, ...splitOf(carts)]} />}
      <div className={summaryCss.bar} data-above-notification="">
        <Button
          type="submit"
          form={formId}
          look={isGuest ? 'secondary' : 'primary'}
          size="xlarge"
          block
          busy={isSending}
          disabled={!isReady}
        >
          {buttonText()}
        </Button>
      </div>
      <p className={`xs muted ${summaryCss.note}`} aria-live="polite">
        {isReady ? isWeighed && text.weight(total) : text.unavailable}
      </p>
      {paidNow.length > 1 && <p className="xs muted">{text.payments(paidNow.length)}</p>}
      <p className="xs muted">
        {text.terms}
        <a className="link" href="/agreement">
          {text.termsLink}
        </a>
      </p>
    </Card>
  )
}

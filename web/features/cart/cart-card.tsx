import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import { lastOffered } from '@okolitsa/domain/cart/chosen-way.ts'
import { firstSign } from '@okolitsa/domain/text/cut-text.ts'
import { cart as text } from '@okolitsa/strings/ru/cart.ts'
import { farmPause } from '@okolitsa/strings/ru/farm-pause.ts'
import {
  type DayReference,
  formatAmount,
  formatDay,
  formatPrice,
  formatPromisedHours,
} from '@okolitsa/strings/ru/format.ts'
import type { ReactNode } from 'react'
import { goodsSumOf } from '../../data/cart/cart-state.ts'
import { canCheckOut, checkoutPath } from '../../data/checkout/checkout-path.ts'
import { restaurantPath } from '../../data/restaurants/addresses.ts'
import { dinnerSoonest } from '../../data/restaurants/dinner-soonest.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { OpenLink } from '../../platform/navigation/open-link.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Trash2Icon } from '../../ui/icons.ts'
import css from './cart-card.module.css'
import { CartLine } from './cart-line.tsx'
import { linePicture } from './cart-picture.ts'
import { CartProgress } from './cart-progress.tsx'
import { SharedCartBar } from './shared-cart-bar.tsx'

/** Index of a line among the lines of the same product. */
const nthOf = ({ products }: Cart, place: number): number =>
  products.slice(0, place).filter(({ id }) => id === products[place]?.id).length

/** Reason why the whole cart cannot be ordered. */
function stateOf({ enabled, isAvailableAtUserArea, pause }: Cart, reference: DayReference): string {
  if (!enabled) return text.closed
  return pause && isAvailableAtUserArea ? farmPause.rests(pause, reference) : text.unreachable
}

/** One seller's cart: delivery day, distance to the minimum, lines, next step. */
export function CartCard({
  cart,
  notification,
  onChoose,
  onDelete,
  onChangeAddress,
}: {
  cart: Cart
  onChoose: (line: CartProduct) => void
  /** Reason why the last checkout left this cart behind. */
  notification?: ReactNode
  onDelete: () => void
  onChangeAddress: () => void
}) {
  const reference = useDayReference()
  const { nearestDelivery: nearest, totals } = cart
  const isReachable = cart.isAvailableAtUserArea
  const isResting = cart.enabled && isReachable && cart.pause !== null
  const counted = [
    totals.itemsCount > 0 && text.items(totals.itemsCount),
    totals.weightGrams > 0 && formatAmount(totals.weightGrams, 'г'),
  ]
  /** Other delivery methods may be available below the courier's minimum. */
  const isOtherwise = !cart.progress.isMinReached && canCheckOut(cart)
  const isPickedUp = lastOffered(cart.products)?.methodCode === 'pickup'
  const farmerHref = cart.type === 'restaurant' ? restaurantPath(cart.farmerId) : `/farmers/${cart.farmerId}`
  return (
    <Card as="section" padded={false} aria-label={cart.cartTitle}>
      <div className={css.head}>
        <Avatar
          picture={linePicture(cart.farmer.smallImageUrl, '', 56)?.src}
          initials={firstSign(cart.farmer.title)}
          hue={cart.farmer.hue}
          size={40}
          fit="photo"
        />
        <div className="grow">
          <h2 className="h4">
            <OpenLink href={farmerHref}>{cart.farmer.title}</OpenLink>
          </h2>
          {isReachable && cart.enabled && nearest && (
            <span className="sm muted">
              {nearest.methodCode === 'pickup' && `${text.pickUp} `}
              {formatDay(nearest.date, reference)}, {formatPromisedHours(nearest)}
            </span>
          )}
          {isReachable && cart.enabled && cart.dinners.length > 0 && (
            <span className="sm muted">{dinnerSoonest(cart.dinners, reference.now)}</span>
          )}
          {isReachable && cart.enabled && !isResting && !nearest && cart.sendsByCarrier && (
            <span className="sm muted">{text.sent}</span>
          )}
          {isResting && <span className="sm muted">{farmPause.text(cart.pause?.reason ?? null)}</span>}
          {!cart.enabled && <span className="sm muted">{text.closedHelp}</span>}
        </div>
        {(!cart.enabled || !isReachable || isResting) && (
          <span className={css.state}>
            <Badge color="orange" size="large">
              {stateOf(cart, reference)}
            </Badge>
          </span>
        )}
        <IconButton icon={Trash2Icon} look="gray" label={text.deleteCart(cart.farmer.title)} onClick={onDelete} />
      </div>
      {notification && <div className={css.notification}>{notification}</div>}
      <SharedCartBar cart={cart} />
      {cart.enabled && isReachable && !isPickedUp && <CartProgress cart={cart} />}
      <ul>
        {cart.products.map((line, place) => (
          // the key survives a new choice of options, so the focus stays in the line
          <CartLine key={`${line.id}:${nthOf(cart, place)}`} cart={cart} line={line} onChoose={onChoose} />
        ))}
      </ul>
      <div className={css.foot}>
        {cart.progress.isMinReached || isPickedUp || !isReachable || !cart.enabled ? (
          <span className="sm muted">{counted.filter(Boolean).join(' · ')}</span>
        ) : (
          <span className={css.more}>
            <a className="link sm" href={farmerHref}>
              {text.addMore}
            </a>
            {isOtherwise && <span className="sm muted">{cart.mayPickUp ? text.orPickUp : text.orSend}</span>}
          </span>
        )}
        <div className="row g4">
          <b className={css.sum}>{formatPrice(goodsSumOf(cart))}</b>
          {cart.enabled &&
            (!isReachable ? (
              <Button look="white" size="medium" onClick={onChangeAddress}>
                {text.changeAddress}
              </Button>
            ) : canCheckOut(cart) ? (
              <Button
                size="medium"
                look="secondary"
                href={checkoutPath([cart])}
                aria-label={text.checkoutOf(cart.farmer.title)}
              >
                {text.checkout}
              </Button>
            ) : (
              <Button size="medium" disabled>
                {text.checkout}
              </Button>
            ))}
        </div>
      </div>
    </Card>
  )
}

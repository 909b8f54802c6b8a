import type { DishCard } from '@okolitsa/contracts/restaurants/dish.ts'
import { MILLILITRE } from '@okolitsa/domain/catalog/unit.ts'
import { timesRoubles } from '@okolitsa/domain/money/roubles.ts'
import { buying } from '@okolitsa/strings/ru/buying.ts'
import { formatAmount, formatDiscount, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import type { ReactNode } from 'react'
import { noMore } from '../../data/cart/no-more.ts'
import { shelfPicture } from '../../data/catalog/picture.ts'
import { dishPath } from '../../data/restaurants/addresses.ts'
import { Badge } from '../../ui/badge.tsx'
import { BuyBar } from '../../ui/buy-bar.tsx'
import { FlameIcon, LeafIcon } from '../../ui/icons.ts'
import { ShelfCard } from '../../ui/shelf-card.tsx'
import { useRestaurantClock } from './restaurant-state.tsx'

/** A dish of a menu: portion, calories, price. The bottom strip adds it or opens its options. */
export function DishTile({
  dish,
  timeZone,
  inCart,
  isOrderable,
  isBusy,
  corner,
  overline,
  headingLevel,
  priority,
  onChoose,
  onQuantity,
}: {
  dish: DishCard
  timeZone: string
  /** Portions in the cart with any options. */
  inCart: number
  /** The restaurant delivers to this place. */
  isOrderable: boolean
  isBusy: boolean
  /** Actions in the top right corner of the picture. */
  corner?: ReactNode
  overline?: ReactNode
  headingLevel?: 2 | 3 | undefined
  priority?: boolean | undefined
  onChoose: () => void
  /** Called for a dish without options. */
  onQuantity: (quantity: number) => void
}) {
  const reference = useRestaurantClock(timeZone)
  const { title, priceInfo, availability, nutrition, hasOptions } = dish
  const isOnSale = dish.discountPercent > 0
  const price = dish.needsChoice ? Math.max(dish.priceFrom, priceInfo.finalPrice) : priceInfo.finalPrice
  return (
    <ShelfCard
      href={dishPath(dish.slug)}
      title={title}
      picture={shelfPicture(dish.smallImageUrl, dish.imageAlt, dish.imageFocus)}
      hue={dish.hue}
      priority={priority}
      faded={!availability.isAvailable}
      corner={corner}
      overline={overline}
      headingLevel={headingLevel}
      badges={
        availability.isAvailable && availability.left !== null && availability.left <= 5 ? (
          <Badge color="orange">{text.left(availability.left)}</Badge>
        ) : isOnSale ? (
          <Badge color="sale">{formatDiscount(dish.discountPercent)}</Badge>
        ) : dish.isNew ? (
          <Badge color="lime">{text.isNew}</Badge>
        ) : dish.isSpicy ? (
          <Badge color="white" icon={FlameIcon}>
            {text.spicy}
          </Badge>
        ) : (
          // drinks have no mark
          dish.isMeatless &&
          dish.unit !== MILLILITRE && (
            <Badge color="white" icon={LeafIcon}>
              {text.meatless}
            </Badge>
          )
        )
      }
      note={text.portionOf(formatAmount(dish.measure, dish.unit), nutrition && Math.round(nutrition.kcal))}
      bar={
        !availability.isAvailable ? (
          <BuyBar
            state="sold-out"
            text={
              availability.until
                ? text.backAt(availability.until, reference)
                : text.unavailable[availability.reason ?? 'notOnSale']
            }
            label={title}
          />
        ) : !isOrderable ? (
          <BuyBar state="sold-out" text={formatPrice(price)} label={title} />
        ) : inCart > 0 && !hasOptions ? (
          <BuyBar
            state="taken"
            text={buying.pieces(inCart)}
            note={formatPrice(timesRoubles(priceInfo.finalPrice, inCart))}
            labels={{
              group: buying.group(title),
              decrease: buying.decrease(title),
              increase: buying.increase(title),
              remove: buying.remove(title),
            }}
            isLast={inCart === 1}
            {...noMore({ ...dish, isWeight: false }, inCart, availability.left)}
            onDecrease={() => onQuantity(inCart - 1)}
            onIncrease={() => onQuantity(inCart + 1)}
          />
        ) : (
          <BuyBar
            state="offer"
            price={hasOptions && dish.needsChoice ? text.priceFrom(price) : formatPrice(price)}
            oldPrice={isOnSale ? formatPrice(priceInfo.price) : undefined}
            oldPriceLabel={buying.oldPrice}
            label={hasOptions ? text.choose(title) : buying.add(title)}
            busy={isBusy}
            onAdd={onChoose}
          />
        )
      }
    />
  )
}

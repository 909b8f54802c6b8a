import type { RestaurantCard as RestaurantCardData } from '@okolitsa/contracts/restaurants/restaurant.ts'
import { formatRating } from '@okolitsa/strings/ru/format.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import type { ReactNode } from 'react'
import { landscapePicture, widePicture } from '../../data/catalog/picture.ts'
import { restaurantPath } from '../../data/restaurants/addresses.ts'
import { useWaitingTime } from '../../data/restaurants/use-waiting-time.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Facts } from '../../ui/facts.tsx'
import { Minutes } from '../../ui/far-place.tsx'
import { BikeIcon, ClockIcon, FlameIcon, MoonIcon, ShoppingBagIcon, StoreIcon, TimerIcon } from '../../ui/icons.ts'
import lifted from '../../ui/lifted-card.module.css'
import { Rating } from '../../ui/rating.tsx'
import { SoftPicture } from '../../ui/soft-picture.tsx'
import css from './restaurant-card.module.css'
import { useRestaurantClock } from './restaurant-state.tsx'

/** A restaurant in a list: picture, rating, delivery time and price. */
export function RestaurantCard({
  restaurant,
  corner,
  headingLevel = 3,
  priority,
}: {
  restaurant: RestaurantCardData
  /** Actions in the top right corner of the picture. */
  corner?: ReactNode
  headingLevel?: 2 | 3 | undefined
  /** Whether the picture is above the fold. */
  priority?: boolean | undefined
}) {
  const { title, state, rating, imageUrl, imageFocus, deliveryPrice, minOrderSum, methods } = restaurant
  const time = useWaitingTime(restaurant)
  const isOpen = state.kind === 'open'
  const Heading = `h${headingLevel}` as const
  return (
    <article className={classNames(lifted.card, css.card)}>
      <div className={css.picture}>
        <SoftPicture
          picture={imageFocus ? landscapePicture(imageUrl, imageFocus) : widePicture(imageUrl, '')}
          hue={restaurant.hue}
          ratio="wide"
          priority={priority}
          faded={!isOpen}
        />
        <div className={css.badges}>
          <StateBadge restaurant={restaurant} />
        </div>
      </div>
      {corner && <div className={css.corner}>{corner}</div>}
      <div className={css.text}>
        <div className={css.head}>
          <Heading className={classNames(lifted.title, css.title)}>
            <a href={restaurantPath(restaurant.id)}>{title}</a>
          </Heading>
          {rating !== null && (
            <Rating size="small" value={formatRating(rating)} label={text.ratedAs(formatRating(rating))} />
          )}
        </div>
        <p className="sm muted">{restaurant.tagline}</p>
        <Facts
          items={[
            ...(time
              ? [
                  {
                    icon: ClockIcon,
                    text: (
                      <b>
                        <Minutes words={text.range(time.fromMinutes, time.toMinutes)} />
                      </b>
                    ),
                  },
                ]
              : []),
            ...(deliveryPrice === null
              ? methods.includes('pickup')
                ? [{ icon: StoreIcon, text: text.pickupOnly }]
                : []
              : [{ icon: BikeIcon, text: text.deliveryPrice(deliveryPrice) }]),
            ...(minOrderSum ? [{ icon: ShoppingBagIcon, text: text.minSum(minOrderSum) }] : []),
          ]}
        />
      </div>
    </article>
  )
}

/** Badge of the most important state: obstacles to an order first, then advantages. */
function StateBadge({ restaurant }: { restaurant: RestaurantCardData }) {
  const reference = useRestaurantClock(restaurant.timeZone)
  const { state, deliveryPrice, freeDeliverySum } = restaurant
  if (!restaurant.isAvailableHere) return <Badge>{text.notHere}</Badge>
  if (state.kind === 'closed')
    return (
      <Badge color="white" icon={MoonIcon}>
        {text.closedUntil(state.opensAt, reference)}
      </Badge>
    )
  if (state.kind === 'closing')
    return (
      <Badge color="orange" icon={TimerIcon}>
        {text.closesAt(state.until, reference)}
      </Badge>
    )
  if (state.kind === 'paused')
    return (
      <Badge color="orange" icon={TimerIcon}>
        {text.pausedUntil(state.until, reference)}
      </Badge>
    )
  if (state.isRush)
    return (
      <Badge color="orange" icon={FlameIcon}>
        {text.rush}
      </Badge>
    )
  if (restaurant.isNew) return <Badge color="lime">{text.isNew}</Badge>
  if (deliveryPrice !== null && deliveryPrice > 0 && freeDeliverySum !== null)
    return (
      <Badge color="white" icon={BikeIcon}>
        {text.freeFrom(freeDeliverySum)}
      </Badge>
    )
  return null
}

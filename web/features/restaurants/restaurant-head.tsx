import type { Restaurant } from '@okolitsa/contracts/restaurants/restaurant.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { formatRating } from '@okolitsa/strings/ru/format.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import type { CSSProperties, ReactNode } from 'react'
import { pictureOf } from '../../data/catalog/picture.ts'
import { useRestaurantAddresses } from '../../data/restaurants/use-restaurant-addresses.ts'
import { useWaitingTime } from '../../data/restaurants/use-waiting-time.ts'
import { Notification } from '../../ui/alert.tsx'
import { Minutes } from '../../ui/far-place.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import css from './restaurant-head.module.css'
import { RestaurantState, useRestaurantClock } from './restaurant-state.tsx'

const SIGN = { width: 160, height: 160 }
/** Ratio of height to width of a cover. */
const COVER = 0.625

/** Name, rating, closing time, and delivery price and time to this place. */
export function RestaurantHead({
  restaurant,
  current,
  tools,
}: {
  restaurant: Restaurant
  current: 'menu' | 'about'
  tools?: ReactNode
}) {
  const addresses = useRestaurantAddresses(restaurant.id)
  const { title, tagline, rating, reviewsCount, deliveryPrice, minOrderSum } = restaurant
  const time = useWaitingTime(restaurant)
  const facts = [
    ...(time
      ? [
          {
            term: deliveryPrice === null ? text.ready : text.brings,
            value: <Minutes words={text.range(time.fromMinutes, time.toMinutes)} />,
          },
        ]
      : []),
    ...(deliveryPrice === null ? [] : [{ term: text.delivery, value: text.deliveryPrice(deliveryPrice) }]),
    ...(minOrderSum === null ? [] : [{ term: text.order, value: text.minSum(minOrderSum) }]),
  ]
  return (
    <div className="stack g4">
      {restaurant.imageFocus && <Cover restaurant={restaurant} />}
      <header className={css.head} data-hue="" style={{ '--h': restaurant.hue } as CSSProperties}>
        <div className={css.name}>
          <span className={css.picture}>
            <Picture
              picture={
                restaurant.imageFocus
                  ? pictureOf(restaurant.smallImageUrl, '', SIGN)
                  : pictureOf(restaurant.imageUrl, restaurant.imageAlt, SIGN)
              }
              priority
            />
          </span>
          <div>
            <h1 className="h1">{title}</h1>
            <p className="muted">{tagline}</p>
            <div className={css.line}>
              {rating !== null && (
                <a href={`${addresses.info}#reviews`}>
                  <Rating
                    value={formatRating(rating)}
                    label={text.ratedAs(formatRating(rating))}
                    note={text.reviews(reviewsCount)}
                  />
                </a>
              )}
              <RestaurantState restaurant={restaurant} />
            </div>
          </div>
          {tools && <div className={css.tools}>{tools}</div>}
        </div>
        {facts.length > 0 && (
          <dl className={css.facts}>
            {facts.map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      <StateNotification restaurant={restaurant} />
      {addresses.info !== addresses.menu && (
        <TabLinks
          label={text.tabs}
          items={[
            { href: addresses.menu, title: text.menu, isCurrent: current === 'menu' },
            { href: addresses.info, title: text.about, isCurrent: current === 'about' },
          ]}
        />
      )}
    </div>
  )
}

/** Cover picture over the whole width. */
function Cover({ restaurant: { imageUrl, imageAlt, imageFocus } }: { restaurant: Restaurant }) {
  const at = (width: number) => resizedImageUrl(imageUrl, { width, height: Math.round(width * COVER) })
  return (
    <div className={css.cover}>
      <img
        src={at(1280)}
        srcSet={`${at(640)} 640w, ${at(1280)} 1280w`}
        sizes="(min-width: 1280px) 1280px, 100vw"
        alt={imageAlt}
        width={1280}
        height={1280 * COVER}
        fetchPriority="high"
        style={imageFocus ? { objectPosition: `${imageFocus.x}% ${imageFocus.y}%` } : undefined}
      />
    </div>
  )
}

/** Obstacle to an order now, with alternatives. */
function StateNotification({ restaurant }: { restaurant: Restaurant }) {
  const reference = useRestaurantClock(restaurant.timeZone)
  const { state } = restaurant
  if (!restaurant.isAvailableHere)
    return (
      <Notification tone="warning" title={text.notHereTitle}>
        {text.notHereText}
      </Notification>
    )
  if (state.kind === 'closed') return <Notification>{text.closedNote(state.opensAt, reference)}</Notification>
  if (state.kind === 'closing')
    return <Notification tone="warning">{text.closingNote(state.until, state.opensAt, reference)}</Notification>
  if (state.kind === 'paused')
    return <Notification tone="warning">{text.pausedNote(state.until, reference)}</Notification>
  return state.isRush ? <Notification tone="warning">{text.rushNote}</Notification> : null
}

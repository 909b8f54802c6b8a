import type { Farmer } from '@okolitsa/contracts/catalog/farmer.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { farmPause } from '@okolitsa/strings/ru/farm-pause.ts'
import { farmerPage as text } from '@okolitsa/strings/ru/farmer-page.ts'
import { formatRating } from '@okolitsa/strings/ru/format.ts'
import type { ReactNode } from 'react'
import { farmAddresses, farmersPath, farmMapPath } from '../../data/catalog/addresses.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { isSentOnly } from '../../data/catalog/sent-only.ts'
import { useDistanceWords } from '../../data/geo/use-viewpoint.ts'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Facts } from '../../ui/facts.tsx'
import { FarPlace } from '../../ui/far-place.tsx'
import { BadgeCheckIcon, MapPinIcon } from '../../ui/icons.ts'
import { Rating } from '../../ui/rating.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { Weekdays } from '../../ui/weekdays.tsx'
import css from './farmer-head.module.css'
import { ShareButton } from './share-button.tsx'

const SIGN_PX = 112
/** Ratio of height to width of a landscape. */
const LANDSCAPE = 0.625
const WEEK = [1, 2, 3, 4, 5, 6, 7]

type FarmerTab = 'goods' | 'info' | 'delivery' | 'reviews' | 'questions'

/** The top of every page of a farm: landscape, logo, name, key terms, tabs. */
export function FarmerHead({
  farmer,
  tab,
  tools,
  whileResting,
}: {
  farmer: Farmer
  tab: FarmerTab
  tools?: ReactNode
  /** Actions available while the farm takes no orders. */
  whileResting?: ReactNode
}) {
  const reference = useDayReference()
  const absolute = useAbsoluteUrl()
  const root = useRootData()
  const distanceTo = useDistanceWords()
  const isOwnShop = isSellerSite(root)
  const farm = farmAddresses(root.site, farmer.id)
  const cover = (width: number) => resizedImageUrl(farmer.imageUrl, { width, height: Math.round(width * LANDSCAPE) })
  const sign = pictureOf(farmer.smallImageUrl, '', { width: SIGN_PX, height: SIGN_PX }).src
  const where = <FarPlace place={farmer.place} distance={distanceTo(farmer)} />
  const tabs = [
    { name: 'goods', title: text.goods, href: farm.goods, note: String(farmer.productsCount) },
    { name: 'info', title: text.info, href: farm.info },
    { name: 'delivery', title: text.delivery, href: farm.delivery },
    { name: 'reviews', title: text.reviewsTab, href: farm.reviews },
    { name: 'questions', title: text.questionsTab, href: farm.questions },
  ]
  return (
    <>
      <div className={css.cover}>
        <img
          src={cover(1280)}
          srcSet={`${cover(640)} 640w, ${cover(1280)} 1280w`}
          sizes="(min-width: 1280px) 1280px, 100vw"
          alt=""
          width={1280}
          height={1280 * LANDSCAPE}
          fetchPriority="high"
        />
        <div className={css.tools}>
          {tools}
          <ShareButton title={farmer.title} url={absolute(farm.goods)} />
        </div>
      </div>
      <div className={css.head}>
        <div className={css.who}>
          <div className={css.sign}>
            <Avatar picture={sign} hue={farmer.hue} size={SIGN_PX} onEdge />
          </div>
          <div>
            <h1 className="h1">{farmer.title}</h1>
            <div className={css.marks}>
              {farmer.rating !== null && (
                <Rating
                  value={formatRating(farmer.rating)}
                  label={catalog.productCard.rated(formatRating(farmer.rating))}
                  note={text.reviews(farmer.reviewsCount)}
                />
              )}
              {farmer.isNew && <Badge color="lime">{text.isNew}</Badge>}
              <Facts
                items={[
                  {
                    icon: MapPinIcon,
                    text: isOwnShop ? (
                      where
                    ) : (
                      <a className="link" href={farmMapPath(farmer.farmPlace.place.coords)}>
                        {where}
                      </a>
                    ),
                  },
                  ...(farmer.documents.length > 0 ? [{ icon: BadgeCheckIcon, text: text.verified }] : []),
                ]}
              />
            </div>
          </div>
        </div>
        {farmer.isAvailableHere && farmer.pause ? (
          <Notification
            tone="warning"
            title={farmPause.rests(farmer.pause, reference)}
            action={farmer.pause.reason === 'marketClosed' ? undefined : whileResting}
          >
            {farmPause.text(farmer.pause.reason)}
          </Notification>
        ) : farmer.isAvailableHere ? (
          <FarmerTerms farmer={farmer} />
        ) : (
          <Notification
            tone="warning"
            title={text.notHere.title}
            action={
              isOwnShop ? undefined : (
                <Button look="white" size="small" href={farmersPath()}>
                  {text.notHere.action}
                </Button>
              )
            }
          >
            {isOwnShop ? text.notHere.ownText : text.notHere.text}
          </Notification>
        )}
      </div>
      <div className={css.tabs}>
        {/* the menu of the farm's own site leads to the same pages */}
        {!isOwnShop && (
          <TabLinks label={text.tabs} items={tabs.map(({ name, ...item }) => ({ ...item, isCurrent: name === tab }))} />
        )}
      </div>
    </>
  )
}

/** Delivery days, price and minimum of a farm. */
function FarmerTerms({ farmer }: { farmer: Farmer }) {
  const reference = useDayReference()
  const { nearestDelivery: nearest, deliveryPrice, freeDeliverySum, minOrderSum, deliveryWeekdays } = farmer
  const facts = text.facts
  const isSent = isSentOnly(farmer.methods)
  const noCourier = farmer.methods.includes('cdek') ? facts.pickupOrSent : facts.pickupOnly
  return (
    <dl className={css.strip}>
      <div>
        <dt>{nearest?.methodCode === 'pickup' ? facts.nearestPickup : facts.nearest}</dt>
        <dd>
          {nearest ? facts.nearestValue(nearest.date, nearest, reference) : isSent ? facts.dayLater : facts.notHere}
        </dd>
      </div>
      <div>
        <dt>{facts.delivery}</dt>
        <dd>
          {deliveryPrice !== null
            ? facts.deliveryValue(deliveryPrice, freeDeliverySum)
            : isSent
              ? text.cdek.title
              : noCourier}
        </dd>
      </div>
      <div>
        <dt>{facts.minimum}</dt>
        <dd>{minOrderSum ? facts.price(minOrderSum) : facts.noMinimum}</dd>
      </div>
      <div>
        <dt>{isSent ? facts.daysSent : facts.days}</dt>
        <dd>
          <Weekdays
            label={facts.daysLabel(deliveryWeekdays, isSent)}
            days={WEEK.map((weekday) => ({ name: facts.weekday(weekday), isOn: deliveryWeekdays.includes(weekday) }))}
          />
        </dd>
      </div>
    </dl>
  )
}

import type { MenuSection, Restaurant, RestaurantCard } from '@okolitsa/contracts/restaurants/restaurant.ts'
import { NOVELTY_DAYS } from '@okolitsa/domain/catalog/stock.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { fileUrl } from '@okolitsa/domain/files/file-url.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { type KitchenForGuests, minutesToCook } from '@okolitsa/domain/restaurants/kitchen-state.ts'
import { spansOn } from '@okolitsa/domain/restaurants/opening-hours.ts'
import { sectionSlugs } from '@okolitsa/domain/restaurants/section-slugs.ts'
import { servedState } from '@okolitsa/domain/restaurants/served.ts'
import { workingDayOf } from '@okolitsa/domain/restaurants/working-day.ts'
import { shownRating } from '@okolitsa/domain/reviews/rating.ts'
import { latinOf } from '@okolitsa/strings/ru/romanization.ts'
import { presentRate, presentTradePlace } from '../../../fulfilment/delivery/public.ts'
import type { RestaurantSnapshot } from '../../../supply/menus/ports.ts'
import type { Seller } from '../../../supply/sellers/ports.ts'
import type { RestaurantPageRow } from '../store/restaurant-page.store.ts'
import type { RestaurantHere } from '../use-cases/restaurants-at.ts'
import { presentServed, servedFrom } from './present-dish.ts'

const IMAGE = { width: 832, height: 520 }
const DAY_MS = 86_400_000
const roublesOrNull = (sum: Kopecks | null | undefined) => (sum == null ? null : toRoubles(sum))
const momentOf = (date: Date | null) => date?.toISOString() ?? null

export const presentState = (state: KitchenForGuests): RestaurantCard['state'] => {
  switch (state.kind) {
    case 'open':
      return { kind: 'open', until: momentOf(state.until), isRush: state.isRush }
    case 'paused':
      return { kind: 'paused', until: state.until.toISOString() }
    case 'closing':
      return { kind: 'closing', until: state.until.toISOString(), opensAt: momentOf(state.opensAt) }
    case 'closed':
      return { kind: 'closed', opensAt: momentOf(state.opensAt) }
  }
}

export function presentRestaurantCard(
  here: RestaurantHere,
  kitchens: RestaurantSnapshot['kitchens'],
  now: Date,
): RestaurantCard {
  const { seller, info, courier } = here
  return {
    id: seller.id,
    slug: seller.slug,
    title: seller.title,
    tagline: seller.tagline,
    smallImageUrl: imageUrl(seller.smallImage),
    imageUrl: imageUrl(info.image, IMAGE),
    imageFocus: info.imageFocus,
    hue: seller.hue,
    kitchens: info.kitchens.flatMap((slug) => {
      const kitchen = kitchens.find((one) => one.slug === slug)
      return kitchen ? { slug, title: kitchen.title } : []
    }),
    priceLevel: info.priceLevel,
    rating: shownRating(seller),
    reviewsCount: seller.ratingCount,
    isNew: now.getTime() - seller.createdAt < NOVELTY_DAYS * DAY_MS,
    timeZone: seller.timeZone,
    state: presentState(here.state),
    coords: { ...seller.coords },
    distanceKm: Math.round(here.metres / 100) / 10,
    methods: [...here.methods],
    isAvailableHere: here.methods.length > 0,
    readyMinutes: here.readyMinutes,
    time: here.time && { ...here.time },
    deliveryPrice: roublesOrNull(courier?.price),
    minOrderSum: roublesOrNull(courier?.minOrderSum),
    freeDeliverySum: roublesOrNull(courier?.freeDeliverySum),
    freeDeliverySumForSubscribers: roublesOrNull(courier?.freeDeliverySumForSubscribers),
    needsPoint: courier?.needsPoint ?? false,
    workWithSubscriptions: seller.workWithSubscriptions,
  }
}

export function presentRestaurant(
  card: RestaurantCard,
  { info, rateIds, isMarketClosed }: RestaurantHere,
  row: RestaurantPageRow,
  seller: Seller,
  now: Date,
): Restaurant {
  const hours = isMarketClosed ? { ...info.hours, week: [], exceptions: [] } : info.hours
  const today = workingDayOf(hours, now)
  const slugs = sectionSlugs(row.sections, latinOf)
  const sections = row.sections.map((section, index) =>
    presentSection(
      isMarketClosed ? { ...section, servedWeekdays: null, servedFrom: null, servedTo: null } : section,
      slugs[index] ?? String(section.id),
      hours.timeZone,
      now,
    ),
  )
  const picture = ({ source, alt, focusX, focusY }: RestaurantPageRow['furtherPictures'][number]) => ({
    url: imageUrl(source, IMAGE),
    alt,
    focus: focusX === null || focusY === null ? null : { x: focusX, y: focusY },
  })
  const first = { url: imageUrl(info.image, IMAGE), alt: row.imageAlt, focus: info.imageFocus }
  return {
    ...card,
    imageAlt: row.imageAlt,
    gallery: [first, ...row.furtherPictures.map(picture)],
    ownerName: row.ownerName,
    story: row.story,
    address: info.address,
    place: {
      title: info.address,
      city: row.city,
      settlement: row.settlement,
      region: row.region,
      regionCode: row.regionCode,
      street: null,
      house: null,
      postalCode: null,
      coords: { ...seller.coords },
    },
    kitchenNote: info.kitchenNote,
    preparationMinutes: minutesToCook(info.pace, now),
    acceptMinutes: info.acceptMinutes,
    openingHours: hours.week.map((span) => ({ ...span, weekdays: [...span.weekdays] })),
    openingExceptions: hours.exceptions
      .filter(({ to }) => to >= today)
      .map((one) => ({ ...one, spans: one.spans.map((span) => ({ ...span })) })),
    today: spansOn(hours, today).map((span) => ({ ...span })),
    sections,
    dishesCount: sections.reduce((sum, { dishesCount }) => sum + dishesCount, 0),
    legal: {
      organizationId: seller.id,
      organizationName: row.legalName,
      organizationAddress: row.legalAddress,
      tin: row.tin,
      ien: row.ien,
    },
    documents: row.documents.map(({ file, ...paper }) => ({ ...paper, fileUrl: fileUrl(file) })),
    shippingRates: seller.rates.map((rate) => ({ ...presentRate(rate), isAvailableHere: rateIds.has(rate.id) })),
    tradePlaces: seller.tradePlaces.map(presentTradePlace),
    hasOnlinePayment: row.hasOnlinePayment,
    hasTelephony: row.hasTelephony,
    paymentMethods: row.paymentMethods,
    termsOfUseLink: fileUrl(row.termsOfUseLink),
    pdnLink: fileUrl(row.pdnLink),
    since: dayIn(seller.timeZone, row.createdAt),
  }
}

function presentSection(
  { id, title, note, dishesCount, ...columns }: RestaurantPageRow['sections'][number],
  slug: string,
  timeZone: string,
  now: Date,
): MenuSection {
  const served = servedFrom({ weekdays: columns.servedWeekdays, from: columns.servedFrom, to: columns.servedTo })
  const state = servedState(served, timeZone, now)
  return {
    id,
    slug,
    title,
    note,
    dishesCount,
    served: presentServed(served),
    isServedNow: state.isOpen,
    servedUntil: state.isOpen ? momentOf(state.until) : null,
    servedAt: state.isOpen ? null : momentOf(state.opensAt),
  }
}

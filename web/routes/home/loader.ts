import { dayIn, type IsoDate, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { HOME_BANNERS } from '@okolitsa/domain/content/home-banners.ts'
import { encodeLocation } from '@okolitsa/domain/geo/location.ts'
import { areaOfPath } from '@okolitsa/domain/market/areas.ts'
import { locationQueryOf } from '../../data/geo/location-query.ts'
import { timeZoneAt } from '../../data/geo/time-zone-at.ts'
import { parseTourList, tourListQuery } from '../../data/tours/tour-list.ts'
import { loading } from '../../platform/loading/loading.ts'
import { hasArea, linksArea } from '../../platform/loading/root-data.ts'
import { comingOn, homePromise } from './home-promise.ts'

/** Number of categories: two full rows on a desktop and four on a phone. */
const CATEGORIES = 12
const POPULAR_PRODUCTS = 12
/** Number of restaurants and of tours in a market without goods. */
const OTHERS = 6
const FARMERS = 6
/** Minimum number of sellers for the row «delivered tomorrow». */
const FEWEST_COMING = 3
/** Number of requested farms, more than displayed: some of the farms available tomorrow only offer pickup. */
const FARMERS_ASKED = 24
/** Number of thumbnails under a farmer. */
const PREVIEWS = 4

export const loader = loading(async ({ shop, url }) => {
  const { api, location, now } = shop
  const place = locationQueryOf(location)
  // a draft of the office, opened by its secret link
  const draft = url.searchParams.get('draft') ?? undefined
  const askForBanners = async () => {
    const { items, ...answer } = await api.content.cmsBlocks({ query: { slot: 'home', draft, ...place } })
    // a banner of a festival that is over leads nowhere
    const shown = items.filter(({ href }) => linksArea(shop, href === null ? undefined : areaOfPath(href)))
    return { ...answer, items: shown.slice(0, HOME_BANNERS) }
  }
  if (!hasArea(shop, 'goods')) {
    const [banners, restaurants, tours] = await Promise.all([
      askForBanners(),
      hasArea(shop, 'restaurants') ? api.restaurants.restaurants({ query: { ...place, perPage: OTHERS } }) : null,
      hasArea(shop, 'tours')
        ? api.tours.tours({ query: tourListQuery(parseTourList(new URLSearchParams()), location) })
        : null,
    ])
    return {
      kind: 'others' as const,
      banners: banners.items,
      restaurants: restaurants?.items ?? [],
      tours: tours?.items.slice(0, OTHERS) ?? [],
    }
  }
  const tomorrow = plusDays(dayIn(timeZoneAt(location), now), 1)
  const farmersOn = (deliveryDates: IsoDate[], filters: 'courier'[], perPage: number) =>
    api.catalog.listFarmers({
      query: {
        location: encodeLocation(location),
        perPage,
        productsCount: PREVIEWS,
        deliveryDates,
        categorySlugs: [],
        filters,
      },
    })
  const [banners, picked, { ad }, categories, popular, tomorrows] = await Promise.all([
    askForBanners(),
    api.pickedShelves.listPickedShelves({ query: { ...place, draft } }),
    api.featured.getFeatured({ query: { ...place, slot: 'home' } }),
    api.catalog.listTopCategories({ query: { ...place, limit: CATEGORIES } }),
    api.catalog.listPopularProductsInGeo({ query: { ...place, maxQuantity: POPULAR_PRODUCTS } }),
    farmersOn([tomorrow], ['courier'], FARMERS_ASKED),
  ])
  const coming = comingOn(tomorrows.items, tomorrow).slice(0, FARMERS)
  const isTomorrow = coming.length >= FEWEST_COMING
  const everyone = isTomorrow ? null : await farmersOn([], [], FARMERS)
  const farmers = everyone?.items ?? coming
  const promise = homePromise(coming, farmers, tomorrows.deliveryDates)
  return {
    kind: 'goods' as const,
    ad,
    banners: banners.items,
    /** Chosen by the office; absent = the usual order. */
    shelves: banners.shelves,
    picked: picked.items,
    categories: categories.items,
    popular: popular.items,
    farmers,
    isTomorrow,
    promise,
    /** Number of products where only the carrier delivers; null elsewhere. */
    sent:
      promise.kind === 'sent' && everyone
        ? {
            products: (await api.catalog.countProductsByCategory({ query: { ...place, categoryIds: [] } })).total,
            sellers: everyone.totalItems,
          }
        : null,
  }
})

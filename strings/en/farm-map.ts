import type * as ru from '../ru/farm-map.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDayShort, formatRating } from './format.ts'

const FARMS = { one: 'farm', few: 'farms', many: 'farms' }
const PLACES = { one: 'place', few: 'places', many: 'places' }

export const farmMap: Words<typeof ru.farmMap> = {
  heading: 'Farms on the map',
  pageTitle: 'Map of farms: who grows nearby and where to collect an order',
  description: 'Farmers on the map of Russia: who is near, who delivers, where to collect, delivery days and ratings.',
  around: (place) => `On the map: ${place} and around`,
  wide: 'On the map: a wide view',
  found: (count) => (count === 0 ? 'Nobody here yet' : formatCount(count, FARMS)),
  shown: (shown, all) => `The nearest ${shown} of ${all}`,
  mapPart: 'The map and cards of farms',
  list: 'Farms in this part of the map',

  filters: 'Whom to show',
  all: 'All',
  day: 'When to receive',
  anyDay: 'Any day',
  dayTitle: (day, reference) => formatDayShort(day, reference),
  category: 'What they sell',
  anyCategory: 'Any goods',
  here: 'Delivers to me',
  courier: 'Brought to my door',
  pickup: 'I’ll collect',
  ratingFrom: (mark) => `From ${formatRating(mark)}`,
  ratingLabel: (mark) => `Rated ${formatRating(mark)} or more`,
  apply: 'Apply',

  follow: 'Update the list as the map moves',
  searchHere: 'Search this area',
  failed: 'The list could not be updated',
  retry: 'Try again',
  emptyTitle: 'Nobody found in this part of the map',
  emptyText: 'Zoom out or drop some of the filters.',
  wholeCountry: 'Show the whole country',
  more: 'Show more',

  toFarm: 'To the farmer',
  select: (title) => `Show on the map: ${title}`,
  closeCard: 'Close the card',
  cards: 'Farms on the map, swipe to see more',
  pickupPoint: 'Pick-up point',
  legend: 'Marks on the map',
  farms: 'Farms',
  points: 'Pick-up points',
  notHere: 'Does not deliver here',

  map: {
    title: 'Map of farms',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    metres: 'm',
    kilometres: 'km',
    cluster: (count) => `${formatCount(count, PLACES)} close together, zoom in`,
    toHere: 'To my place',
  },
  me: 'Your place',
  loading: 'The map is loading',
  attribution: 'Natural Earth · © GeoNames, CC\u00A0BY\u00A04.0',
  noMap: 'The map did not load. Every farm is in the list',
}

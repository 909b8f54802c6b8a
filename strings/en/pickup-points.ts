import type * as ru from '../ru/pickup-points.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDistanceFromYou } from './format.ts'
import { counted } from './plural.ts'

const POINTS = counted('point', 'points')

export const pickupPoints: Words<typeof ru.pickupPoints> = {
  label: { pickup: 'Where you collect it', office: 'CDEK collection point', locker: 'CDEK parcel locker' },
  all: (count) => `All ${formatCount(count, POINTS)} and the map`,
  map: 'Show on the map',
  loading: 'Looking for points nearby',
  none: 'The points do not open now. Choose another way or come back a little later',
  farAway: (km) => formatDistanceFromYou(km),

  window: { pickup: 'Where you collect the order', office: 'CDEK collection points', locker: 'CDEK parcel lockers' },
  around: (place) => `Near: ${place}`,
  close: 'Close',
  search: 'Find by street or name',
  searchPlaceholder: 'Street, house, name',
  clear: 'Clear',
  view: 'How to show the points',
  list: 'As a list',
  onMap: 'On the map',
  found: (count) => (count === 0 ? 'Nothing found' : formatCount(count, POINTS)),
  nothing: 'There are no points for these words. Try the street alone',
  outside: 'Open in Yandex Maps',
  choose: 'I’ll collect it here',
  chosen: 'Chosen',

  mapTitle: 'Map of the points',
  zoomIn: 'Closer',
  zoomOut: 'Further',
  metres: 'm',
  kilometres: 'km',
  here: 'You are here',
  middle: 'The middle of your town',
  cluster: (count) => `${formatCount(count, POINTS)} close together, zoom in`,
  attribution: 'Natural Earth · © GeoNames, CC\u00A0BY\u00A04.0',
  bare: 'There are no streets on the map: it shows where the point is. Look the way up in Yandex Maps.',
  noMap: 'The map did not open here. All the points are in the list',
}

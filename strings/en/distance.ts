import type * as ru from '../ru/distance.ts'
import { formatDistance, formatDistanceFromYou } from './format.ts'

/** A place with the same name within this distance is the same town. */
const SAME_TOWN_KM = 60

export const distanceWords: typeof ru.distanceWords = (km, place, { isExact, town, isVillage }) => {
  if (isExact) return formatDistanceFromYou(km)
  if (place.split(',')[0] === town && km < SAME_TOWN_KM) return isVillage ? 'nearby' : 'in\u00A0your town'
  return `about\u00A0${formatDistance(Math.max(10, Math.round(km / 10) * 10))}`
}

import { formatDistance, formatDistanceFromYou } from './format.ts'

const NBSP = '\u00A0'
/** A place with the same name within this distance is the same town. */
const SAME_TOWN_KM = 60

/** From where a distance is measured. */
export interface Viewpoint {
  /** The location is known to the street; otherwise it is the middle of the town. */
  readonly isExact: boolean
  /** Town or village of the customer. */
  readonly town: string
  /** In a village, a farm of the same place is called near. */
  readonly isVillage: boolean
}

/**
 * Distance of a farm. From the middle of a town metres and «from you» would be invented, so tens of kilometres are
 * given, and a farm of the same town is named as such.
 * @param place the farm's town or village and region, in one line
 */
export function distanceWords(km: number, place: string, { isExact, town, isVillage }: Viewpoint): string {
  if (isExact) return formatDistanceFromYou(km)
  if (place.split(',')[0] === town && km < SAME_TOWN_KM) return isVillage ? 'рядом' : `в${NBSP}вашем городе`
  return `около${NBSP}${formatDistance(Math.max(10, Math.round(km / 10) * 10))}`
}

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
 * Distance to a farm. A location known only to the town gives no metres and no «from you»: distances are rounded to
 * tens of kilometres, and a farm of the same town is described by that.
 * @param place town or village and region of the farm, in one line
 */
export function distanceWords(km: number, place: string, { isExact, town, isVillage }: Viewpoint): string {
  if (isExact) return formatDistanceFromYou(km)
  if (place.split(',')[0] === town && km < SAME_TOWN_KM) return isVillage ? 'рядом' : `в${NBSP}вашем городе`
  return `около${NBSP}${formatDistance(Math.max(10, Math.round(km / 10) * 10))}`
}

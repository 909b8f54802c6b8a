import { pickupPoints } from '@okolitsa/strings/ru/pickup-points.ts'
import { shipping } from '@okolitsa/strings/ru/shipping.ts'

const { zoomIn, zoomOut, metres, kilometres, cluster } = pickupPoints
const { mapTitle: title, corner, middle, centre, edge } = shipping.map

/** What the map of areas says. */
export const MAP_WORDS = { title, zoomIn, zoomOut, metres, kilometres, cluster, corner, middle, centre, edge }
export const { attribution: ATTRIBUTION } = pickupPoints

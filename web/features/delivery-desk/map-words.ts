import { deliveryDesk } from '@okolitsa/strings/ru/delivery-desk.ts'
import { pickupPoints } from '@okolitsa/strings/ru/pickup-points.ts'

const { zoomIn, zoomOut, metres, kilometres, cluster } = pickupPoints
const { mapTitle: title, corner, middle, centre, edge } = deliveryDesk.map

export const MAP_WORDS = { title, zoomIn, zoomOut, metres, kilometres, cluster, corner, middle, centre, edge }
export const { attribution: ATTRIBUTION } = pickupPoints

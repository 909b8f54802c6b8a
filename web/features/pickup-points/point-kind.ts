import type { pickupPoints } from '@okolitsa/strings/ru/pickup-points.ts'

/** Owner of the points: the seller or the carrier. */
export type PointKind = keyof typeof pickupPoints.label

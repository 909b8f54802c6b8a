import type { pickupPoints } from '@okolitsa/strings/ru/pickup-points.ts'

/** Whose points they are. */
export type PointKind = keyof typeof pickupPoints.label

import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { type DinnerPromise, promiseDinner } from '@okolitsa/domain/restaurants/dinner-promise.ts'
import type { ServedHours } from '@okolitsa/domain/restaurants/served.ts'
import type { DeliveryOffer, DeliveryPlace } from '../delivery/ports.ts'
import type { Kitchen } from './ports.ts'

/** Possible times of a dinner by one delivery method. */
export interface DinnerWay extends DinnerPromise {
  readonly methodCode: 'courier' | 'pickup'
  /** Place of pickup; null for other methods. */
  readonly tradePlaceId: number | null
  readonly timeZone: string
}

/** Dinner times by every method that reaches a place: once by courier, whatever its rates, and at each pickup place. */
export function dinnerWays(
  kitchen: Kitchen,
  offer: DeliveryOffer | null,
  place: DeliveryPlace,
  served: readonly (ServedHours | null)[],
  now: Date,
): DinnerWay[] {
  if (offer?.pause?.reason === 'marketClosed') return []
  const { hours, pace, cooking, coords } = kitchen
  const { timeZone } = hours
  const promise = (metres: number | null) => promiseDinner({ hours, pace, cooking, metres, served, now })
  const methods = offer?.methods ?? []
  const byCourier = methods.some(({ methodCode }) => methodCode === 'courier')
    ? [
        {
          methodCode: 'courier' as const,
          tradePlaceId: null,
          timeZone,
          ...promise(distanceMetres(coords, place.coords)),
        },
      ]
    : []
  const pickup = methods.flatMap(({ tradePlace }) =>
    tradePlace ? [{ methodCode: 'pickup' as const, tradePlaceId: tradePlace.id, timeZone, ...promise(null) }] : [],
  )
  return [...byCourier, ...pickup]
}

/** Converts dinner times to the wire format. */
export const presentDinnerWay = ({ asap, notNow, slots, ...way }: DinnerWay) => ({
  ...way,
  asap: asap && { ...asap, from: asap.from.toISOString(), to: asap.to.toISOString() },
  notNow: notNow && { reason: notNow.reason, until: notNow.until?.toISOString() ?? null },
  slots: slots.map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
})

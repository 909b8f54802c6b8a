import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { type Carrier, CarrierError } from '../../server/fulfilment/delivery/ports.ts'
import { PARCEL } from './reference-sums.ts'

/** A carrier's point that accepts every parcel. */
export const POINT = 'POINT'

/** A carrier in this process that can be switched off. */
export interface ParcelCarrier extends Carrier {
  /** Lets the next `times` calls fail without an answer. */
  fail(times: number): void
  /** The carrier failed once: the shop may work without it for a while. */
  readonly wasDown: boolean
}

export function createParcels(): ParcelCarrier {
  let failsLeft = 0
  let wasDown = false
  const answer = async <T>(value: T): Promise<T> => {
    if (failsLeft === 0) return value
    failsLeft -= 1
    throw new CarrierError('unavailable')
  }
  const days = { daysMin: 1, daysMax: 2 }
  const coords = { latitude: 55.76, longitude: 37.62 }
  return {
    points: () =>
      answer([
        {
          ...{ code: POINT, title: 'Point', kind: 'office', city: 'Town', address: 'Street 2', coords },
          ...{ workTime: '', hours: [], phones: [], note: '', maxWeightGrams: null },
        },
      ]),
    pointTowns: async () => [{ code: 1, city: defaultLocation.city ?? '', region: '', coords, offices: 1, lockers: 0 }],
    tariffs: () =>
      answer([
        { code: 136, title: 'To a point', mode: 4, price: PARCEL.point as Kopecks, ...days },
        { code: 137, title: 'To the door', mode: 3, price: PARCEL.door as Kopecks, ...days },
      ]),
    fail: (times) => {
      failsLeft = times
      wasDown ||= times > 0
    },
    get wasDown() {
      return wasDown
    },
  }
}

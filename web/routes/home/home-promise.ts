import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'
import type { HomePromise } from '@okolitsa/strings/ru/home.ts'

type Coming = Pick<FarmerCard, 'methods' | 'nearestDelivery'>

/** Farms whose courier delivers on the day to the whole town; pickup is not included. */
export const comingOn = <F extends Coming>(farmers: readonly F[], day: string): F[] =>
  farmers.filter(
    ({ nearestDelivery: nearest }) => nearest?.methodCode === 'courier' && nearest.date === day && !nearest.needsPoint,
  )

/**
 * The delivery promise of the home page. @param coming farms whose courier delivers tomorrow @param farmers some of the
 * farms that accept orders @param days days of couriers or pickup, with numbers of farms
 */
export function homePromise(
  coming: readonly Coming[],
  farmers: readonly Coming[],
  days: ReadonlyArray<{ readonly date: string; readonly count: number }>,
): HomePromise {
  if (coming.length > 0) return { kind: 'tomorrow' }
  const first = days.find(({ count }) => count > 0)
  if (first) return { kind: 'day', date: first.date }
  if (farmers.length === 0) return { kind: 'none' }
  return { kind: farmers.every(({ methods }) => methods.every((code) => code === 'cdek')) ? 'sent' : 'someDay' }
}

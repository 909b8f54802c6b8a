import type { FarmerCard } from '@okolitsa/contracts/catalog/farmer.ts'
import type { HomePromise } from '@okolitsa/strings/ru/home.ts'

type Coming = Pick<FarmerCard, 'methods' | 'nearestDelivery'>

/** Those whose courier surely comes on the day, and not to a part of the town, and not a shop that only hands out then. */
export const comingOn = <F extends Coming>(farmers: readonly F[], day: string): F[] =>
  farmers.filter(
    ({ nearestDelivery: nearest }) => nearest?.methodCode === 'courier' && nearest.date === day && !nearest.needsPoint,
  )

/**
 * What the home page may promise here and now.
 * @param coming farms whose courier comes tomorrow
 * @param farmers some of all who can be ordered from
 * @param days days on which a courier comes or a shop hands out, with how many do
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

import type { Person } from '@okolitsa/demo/history/people.ts'
import type { Random } from '@okolitsa/demo/history/random.ts'
import { EVENING_SELLERS } from '@okolitsa/demo/history/sellers.ts'
import type { WORDS } from '@okolitsa/demo/history/words.ts'
import { type IsoDate, momentIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { Agenda } from './agenda.ts'
import type { HistoryShop } from './history-shop.ts'

export const MSK = SHOP_TIME_ZONE
const MINUTE_MS = 60_000

/** Everything that the actions of a history need. */
export interface Life {
  readonly seed: string
  readonly shop: HistoryShop
  readonly agenda: Agenda
  readonly words: typeof WORDS
  readonly courierLinks: CourierLinks
  /** Counts outcomes, which the builder prints. */
  count(outcome: string): void
  /** The moment at which the seller begins to gather the order. */
  beginsAt(order: Pick<PlacedOrder, 'organizationId' | 'date' | 'random'>): Date
}

/** Links of the couriers by seller and day. */
export interface CourierLinks {
  /**
   * The courier hands an order over by the link of the day.
   * @returns false = the seller has no couriers with links, or the step was refused
   */
  handOver(life: Life, order: PlacedOrder): Promise<boolean>
}

/** A placed order of goods. */
export interface PlacedOrder {
  readonly orderId: number
  readonly person: Person
  readonly organizationId: number
  readonly date: IsoDate
  readonly isOnline: boolean
  readonly way: 'courier' | 'pickup' | 'cdek'
  readonly random: Random
}

export const minutesLater = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS)

/** Sellers of the evening gather in the afternoon, so that orders of the day wait until then. */
export function beginOfGathering({
  organizationId,
  date,
  random,
}: Pick<PlacedOrder, 'organizationId' | 'date' | 'random'>): Date {
  const start = EVENING_SELLERS.has(organizationId) ? 13 * 60 + 30 : 7 * 60 + 40
  return momentIn(MSK, date, start + random.int(0, 70))
}

export const placeOf = ({ town, street, house, point }: Person) => ({
  title: `${town.city}, ${street}, ${house}`,
  city: town.city,
  region: town.region,
  regionCode: town.regionCode,
  street,
  house,
  coords: point,
  precision: 'house' as const,
})

/** Pays an order at the bank as its customer, who then returns to the shop. */
export async function payOnline({ shop, count }: Life, person: Person, orderId: number): Promise<void> {
  await shop.deliver()
  if (await shop.pressAtBank(orderId, 'pay')) count('paid at the bank')
  await shop.asPerson(person, 'GET', `/api/v1/checkout/payment/status/${orderId}`)
}

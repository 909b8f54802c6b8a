import type { IsoDate } from '../clock/clock.ts'

/** Filters of delivery method, place and day at the time when the product was added to the cart. */
export interface ChosenWay {
  /** Delivery method; null = any method. */
  readonly methodCode: 'courier' | 'pickup' | null
  /** Trade place of `pickup`; null = any place. */
  readonly tradePlaceId: number | null
  /** Delivery day; null = any day. */
  readonly date: IsoDate | null
}

/** Fields of an offered method that a chosen one is matched by: its method, its place and its days. */
interface WayOffered {
  readonly methodCode: string
  readonly tradePlace: { readonly id: number } | null
  readonly dates: readonly { readonly date: IsoDate }[]
}

/** Finds the offered method that matches a chosen one; undefined = not offered, or not on that day. */
export const wayChosen = <Way extends WayOffered>(
  { methodCode, tradePlaceId, date }: ChosenWay,
  offered: readonly Way[],
): Way | undefined =>
  offered.find(
    (way) =>
      (methodCode === null || way.methodCode === methodCode) &&
      (tradePlaceId === null || way.tradePlace?.id === tradePlaceId) &&
      (date === null ? way.dates.length > 0 : way.dates.some((one) => one.date === date)),
  )

/** The method preselected for an order of several lines: the most recently chosen one that is still offered. */
export const lastOffered = <Line extends { readonly chosenWay: { readonly isOffered: boolean } | null }>(
  lines: readonly Line[],
): Line['chosenWay'] => lines.findLast(({ chosenWay }) => chosenWay?.isOffered)?.chosenWay ?? null

import type { IsoDate } from '../clock/clock.ts'

/** How goods were chosen to be received where they were put into the cart: on a shelf of a stand, a place or a day. */
export interface ChosenWay {
  /** Null = any. */
  readonly methodCode: 'courier' | 'pickup' | null
  /** Of `pickup`; null = any place. */
  readonly tradePlaceId: number | null
  /** Null = any day. */
  readonly date: IsoDate | null
}

/** What a way that may be offered has of its place and its days. */
interface WayOffered {
  readonly methodCode: string
  readonly tradePlace: { readonly id: number } | null
  readonly dates: readonly { readonly date: IsoDate }[]
}

/** The offered way that a chosen one means; undefined = it is not offered, or not on that day. */
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

/** The way that an order of several lines takes: of those that are offered the one chosen last. */
export const lastOffered = <Line extends { readonly chosenWay: { readonly isOffered: boolean } | null }>(
  lines: readonly Line[],
): Line['chosenWay'] => lines.findLast(({ chosenWay }) => chosenWay?.isOffered)?.chosenWay ?? null

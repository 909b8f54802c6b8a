import { unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'
import { roublesOf } from '@okolitsa/domain/money/roubles.ts'

/** Parses typed roubles; text that is not a number gives -1, which every rule refuses. */
export const typedRoubles = (typed: string): number => {
  const kopecks = unitsTyped(typed, 100)
  return kopecks === null ? -1 : roublesOf(kopecks)
}

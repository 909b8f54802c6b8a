import { unitsTyped } from '@okolitsa/domain/goods/typed-amount.ts'

/** Roubles as they were typed; nonsense is a number that no rule takes. */
export const typedRoubles = (typed: string): number => {
  const kopecks = unitsTyped(typed, 100)
  return kopecks === null ? -1 : kopecks / 100
}

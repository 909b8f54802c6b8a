import { randomInt } from 'node:crypto'

/** True in so many cases of a hundred. */
export const isLikely = (percent: number): boolean => randomInt(100) < percent

/** Any of them; null = there is none. */
export const pick = <Item>(items: readonly Item[]): Item | null => items[randomInt(Math.max(1, items.length))] ?? null

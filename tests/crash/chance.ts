import { randomInt } from 'node:crypto'

/** True in this percentage of cases. */
export const isLikely = (percent: number): boolean => randomInt(100) < percent

/** A random item; null = none. */
export const pick = <Item>(items: readonly Item[]): Item | null => items[randomInt(Math.max(1, items.length))] ?? null

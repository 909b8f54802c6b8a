/** A festival that is over is told of for so many days. */
export const TOLD_AFTER_DAYS = 14
/** Goods of a section are looked through up to this many. */
export const MAX_GOODS = 2_000

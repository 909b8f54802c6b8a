/** Nobody walks further for a dinner, metres. */
export const PICKUP_METRES = 20_000
/** Dishes that a search looks at. */
export const MAX_FOUND_DISHES = 1_000

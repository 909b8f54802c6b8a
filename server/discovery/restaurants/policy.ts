/** Maximum distance for picking up a meal, metres. */
export const PICKUP_METRES = 20_000
export const MAX_FOUND_DISHES = 1_000

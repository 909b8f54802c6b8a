/** Numbers of cards next to the map: initial and maximum. */
export const MAP_CARDS = 24
export const MAX_MAP_CARDS = 96
/** Maximum farms, and maximum pickup points, in one response. */
export const MAX_MAP_MARKS = 500

/** `here`: the farm delivers to the place by any method; `courier` and `pickup`: by this method. */
export const MAP_FILTERS = ['here', 'courier', 'pickup'] as const
export type MapFilter = (typeof MAP_FILTERS)[number]
/** Minimum ratings to filter farms by. */
export const MAP_RATINGS = [4, 4.5, 4.8] as const

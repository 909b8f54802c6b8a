/** Cards beside the map at first, and at most when more are asked for. */
export const MAP_CARDS = 24
export const MAX_MAP_CARDS = 96
/** Farms, and apart from them pickup points, that one answer marks on the map. */
export const MAX_MAP_MARKS = 500

/** `here`: anything of theirs reaches the place; `courier` and `pickup`: by this method. */
export const MAP_FILTERS = ['here', 'courier', 'pickup'] as const
export type MapFilter = (typeof MAP_FILTERS)[number]
/** Ratings that a farm may be asked to have at least. */
export const MAP_RATINGS = [4, 4.5, 4.8] as const

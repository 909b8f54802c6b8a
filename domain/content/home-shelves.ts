/** Shelves of the home page of a market with goods, in their usual order. */
export const HOME_SHELVES = ['categories', 'popular', 'again', 'farmers', 'season'] as const
export type HomeShelf = (typeof HOME_SHELVES)[number]

/** Where a picked shelf stands: before all others, or after one of them. */
export const SHELF_PLACES = ['top', ...HOME_SHELVES] as const
export type ShelfPlace = (typeof SHELF_PLACES)[number]

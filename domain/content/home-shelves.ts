/** Shelves of the home page of a market with goods, in their usual order. */
export const HOME_SHELVES = ['categories', 'popular', 'again', 'farmers', 'season'] as const
export type HomeShelf = (typeof HOME_SHELVES)[number]

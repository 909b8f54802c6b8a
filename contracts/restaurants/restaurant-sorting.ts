export const RESTAURANT_SORTINGS = ['popularity', 'rating', 'time', 'deliveryPrice', 'distance', 'novelty'] as const
export type RestaurantSorting = (typeof RESTAURANT_SORTINGS)[number]

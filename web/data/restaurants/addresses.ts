/** Addresses of restaurants and dishes (spec 2.2). */

/** All restaurants, or those of a kitchen. */
export const restaurantsPath = (kitchen?: string): string => (kitchen ? `/restaurants/${kitchen}` : '/restaurants')

export const restaurantPath = (id: number): string => `/restaurants/${id}`

/** Hours, address and who stands behind it. */
export const restaurantInfoPath = (id: number): string => `/restaurants/${id}/info`

export const dishPath = (slug: string): string => `/dishes/${slug}`

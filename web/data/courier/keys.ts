/** What the page of a courier's link knows. */
export const courierKeys = { day: ['courier-day'] as const }

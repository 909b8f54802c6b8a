export const courierKeys = { day: ['courier-day'] as const }

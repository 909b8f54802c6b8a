/** Placeholder schedule of a restaurant, whose deliveries depend only on its opening hours. */
export const KITCHEN_SCHEDULE = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  cutoff: '23:59',
  processingDays: 0,
  durationDays: 0,
  fromHour: 0,
  toHour: 24,
  horizonDays: 1,
  dailyDeliveries: null,
}

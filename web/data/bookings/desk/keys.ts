export const bookingsDeskKeys = {
  departures: ['cabinet', 'departures'] as const,
  handBookings: (dateId: number) => ['cabinet', 'hand-bookings', dateId] as const,
  datesPreview: (tourId: number, rule: object) => ['cabinet', 'dates-preview', tourId, rule] as const,
  dateCancellation: (dateId: number) => ['cabinet', 'date-cancellation', dateId] as const,
}

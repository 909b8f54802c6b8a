export const bookingKeys = {
  all: ['bookings'] as const,
  one: (id: number) => ['bookings', 'one', id] as const,
  preview: (id: number, placeIds: readonly number[]) => ['bookings', 'cancel-preview', id, placeIds] as const,
}

/** Words of a tour as its organizer writes it. */
export const tourForm = {
  adult: 'Взрослый',
} as const

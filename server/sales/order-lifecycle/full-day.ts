import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'

const ROOM = ['delivery_day_has_room', 'delivery_slot_has_room']

/** The last place in the courier's car, or in the slot of the rate, went to somebody else meanwhile. */
export function refuseFullDay(error: unknown): never {
  const { constraint = '' } = error as { constraint?: string }
  if (ROOM.includes(constraint)) throw new Refusal('DELIVERY_DATE_UNAVAILABLE')
  throw error
}

import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'

const ROOM = ['delivery_day_has_room', 'delivery_slot_has_room']

/** Converts the refusal of a full day: the last delivery slot was taken meanwhile. */
export function refuseFullDay(error: unknown): never {
  const { constraint = '' } = error as { constraint?: string }
  if (ROOM.includes(constraint)) throw new Refusal('DELIVERY_DATE_UNAVAILABLE')
  throw error
}

/** Instructions for a courier with a dinner at the door. */
export const DROP_OFFS = ['call', 'ring', 'leaveAtDoor', 'meetOutside'] as const
export type DropOff = (typeof DROP_OFFS)[number]

/** Fields that help the courier at the door, in the order of the forms. */
export const DOOR_FIELDS = ['flat', 'entrance', 'floor', 'intercom', 'comment'] as const
export type DoorField = (typeof DOOR_FIELDS)[number]

/** Details of a door; null = not given, which includes fields added after the address was stored. */
export type Door = { readonly [Field in DoorField]: string | null }
/** Details of a door as form values; an empty string = not given. */
export type DoorDraft = { readonly [Field in DoorField]: string }

const each = <Value>(of: (field: DoorField) => Value) =>
  Object.fromEntries(DOOR_FIELDS.map((field) => [field, of(field)])) as { [Field in DoorField]: Value }

export const NO_DOOR: Door = each(() => null)

/** Extracts the details of a door from a place; empty strings become null. */
export const doorOf = (place: { readonly [Field in DoorField]?: string | null | undefined }): Door =>
  each((field) => place[field] || null)

/** Form values of a place's door; all empty when there is no place. */
export const typedDoor = (place: Parameters<typeof doorOf>[0] = {}): DoorDraft => each((field) => place[field] ?? '')

/** Converts form values to the details of a door; blank values become null. */
export const doorTyped = (typed: DoorDraft): Door => each((field) => typed[field].trim() || null)

export const isDoorEmpty = (typed: DoorDraft): boolean => DOOR_FIELDS.every((field) => !typed[field])

/**
 * Updates the stored details of a door from an order: given fields replace stored ones, other fields stay. Null = the
 * order goes to another flat of the house, or nothing changes.
 */
export function doorAfterOrder(kept: Door, ordered: Door): Door | null {
  if (kept.flat !== null && kept.flat !== ordered.flat) return null
  const after = each((field) => ordered[field] ?? kept[field])
  return DOOR_FIELDS.every((field) => after[field] === kept[field]) ? null : after
}

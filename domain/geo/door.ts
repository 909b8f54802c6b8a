/** What helps at the door, in the order of the forms. */
export const DOOR_FIELDS = ['flat', 'entrance', 'floor', 'intercom', 'comment'] as const
export type DoorField = (typeof DOOR_FIELDS)[number]

/** Null = not told. Of whatever was kept before a field came up it is not told either. */
export type Door = { readonly [Field in DoorField]: string | null }
/** As it stands in a form: empty = not told. */
export type DoorDraft = { readonly [Field in DoorField]: string }

const each = <Value>(of: (field: DoorField) => Value) =>
  Object.fromEntries(DOOR_FIELDS.map((field) => [field, of(field)])) as { [Field in DoorField]: Value }

export const NO_DOOR: Door = each(() => null)

/** The door out of whatever has one. */
export const doorOf = (place: { readonly [Field in DoorField]?: string | null | undefined }): Door =>
  each((field) => place[field] || null)

/** The same for a form; of nothing an empty one. */
export const typedDoor = (place: Parameters<typeof doorOf>[0] = {}): DoorDraft => each((field) => place[field] ?? '')

/** A form's door as it is sent. */
export const doorTyped = (typed: DoorDraft): Door => each((field) => typed[field].trim() || null)

export const isDoorEmpty = (typed: DoorDraft): boolean => DOOR_FIELDS.every((field) => !typed[field])

/**
 * A kept door after an order to it: whatever was told now holds, the rest stays. Null = another flat of the house, or
 * nothing new.
 */
export function doorAfterOrder(kept: Door, told: Door): Door | null {
  if (kept.flat !== null && kept.flat !== told.flat) return null
  const after = each((field) => told[field] ?? kept[field])
  return DOOR_FIELDS.every((field) => after[field] === kept[field]) ? null : after
}

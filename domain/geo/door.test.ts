import { describe, expect, it } from 'vitest'
import { type Door, doorAfterOrder, doorOf, doorTyped, isDoorEmpty, NO_DOOR, typedDoor } from './door.ts'

const home: Door = { ...NO_DOOR, flat: '45', entrance: '2' }

describe('a door', () => {
  it('restores the details of a door from the form', () => {
    expect(doorTyped(typedDoor(home))).toEqual(home)
    expect(doorTyped({ ...typedDoor(home), intercom: ' 45к ' })).toEqual({ ...home, intercom: '45к' })
    expect(isDoorEmpty(typedDoor())).toBe(true)
    expect(isDoorEmpty(typedDoor({ comment: 'Звонок не работает' }))).toBe(false)
  })
  it('omits fields that an older order does not have', () => {
    expect(doorOf({ flat: '45', entrance: null, floor: null })).toEqual({ ...NO_DOOR, flat: '45' })
  })
  it('retains the stored details that the order does not give', () => {
    expect(doorAfterOrder(home, { ...home, intercom: '45к', entrance: null })).toEqual({ ...home, intercom: '45к' })
    expect(doorAfterOrder(NO_DOOR, home)).toEqual(home)
    expect(doorAfterOrder(home, { ...home })).toBeNull()
  })
  it('leaves the stored details unchanged when the order goes to another flat', () => {
    expect(doorAfterOrder(home, { ...home, flat: '46', intercom: '46к' })).toBeNull()
    expect(doorAfterOrder(home, { ...NO_DOOR, intercom: '45к' })).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { type Door, doorAfterOrder, doorOf, doorTyped, isDoorEmpty, NO_DOOR, typedDoor } from './door.ts'

const home: Door = { ...NO_DOOR, flat: '45', entrance: '2' }

describe('a door', () => {
  it('goes into a form and comes back as it was', () => {
    expect(doorTyped(typedDoor(home))).toEqual(home)
    expect(doorTyped({ ...typedDoor(home), intercom: ' 45к ' })).toEqual({ ...home, intercom: '45к' })
    expect(isDoorEmpty(typedDoor())).toBe(true)
    expect(isDoorEmpty(typedDoor({ comment: 'Звонок не работает' }))).toBe(false)
  })
  it('of an order that was placed before it had an intercom is not told', () => {
    expect(doorOf({ flat: '45', entrance: null, floor: null })).toEqual({ ...NO_DOOR, flat: '45' })
  })
  it('keeps what an order told of it', () => {
    expect(doorAfterOrder(home, { ...home, intercom: '45к', entrance: null })).toEqual({ ...home, intercom: '45к' })
    expect(doorAfterOrder(NO_DOOR, home)).toEqual(home)
    expect(doorAfterOrder(home, { ...home })).toBeNull()
  })
  it('of another flat is left alone', () => {
    expect(doorAfterOrder(home, { ...home, flat: '46', intercom: '46к' })).toBeNull()
    expect(doorAfterOrder(home, { ...NO_DOOR, intercom: '45к' })).toBeNull()
  })
})

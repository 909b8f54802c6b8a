import { typedDoor } from '@okolitsa/domain/geo/door.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { describe, expect, test } from 'vitest'
import type { SavedAddress } from './address-block.tsx'
import { addressElsewhere, addressInForce } from './address-in-force.ts'

const moscow = defaultLocation
const arbat: Location = { ...moscow, title: 'Moscow, Arbat, 12', street: 'Arbat', house: '12' }
const tverskaya: Location = { ...moscow, title: 'Moscow, Tverskaya, 1', street: 'Tverskaya', house: '1' }
const kazan: Location = { ...moscow, title: 'Kazan', city: 'Kazan', region: 'Tatarstan', regionCode: '16' }
const bauman: Location = { ...kazan, title: 'Kazan, Bauman, 5', street: 'Bauman', house: '5' }
const nothing = { place: null, addressText: '', ...typedDoor() }
const at = (place: Location, flat = '') => ({ place, addressText: place.title, ...typedDoor({ flat }) })
const saved = (place: Location, flat: string | null = null, id = 1): SavedAddress => ({
  ...place,
  id,
  flat,
  entrance: null,
  floor: null,
  intercom: null,
  comment: null,
  label: null,
})

describe('the address of the checkout', () => {
  test('keeps the place of the header when a saved address is in another town', () => {
    expect(addressInForce(nothing, moscow, [saved(bauman)])).toEqual(nothing)
    expect(addressInForce(nothing, moscow, [saved(bauman), saved(arbat, '7', 2)])).toEqual(at(arbat, '7'))
  })
  test('drops an address of another town when the place has changed', () => {
    expect(addressInForce(at(bauman, '3'), moscow, [])).toEqual(nothing)
    expect(addressInForce(at(arbat, '3'), moscow, [saved(tverskaya)])).toEqual(at(arbat, '3'))
  })
  test('takes the address of the header with the flat saved for it', () => {
    expect(addressInForce(nothing, arbat, [saved(arbat, '7')])).toEqual(at(arbat, '7'))
    expect(addressInForce({ ...nothing, flat: '9' }, arbat, [saved(arbat, '7')])).toEqual(at(arbat, '9'))
    expect(addressInForce(at(tverskaya, '3'), arbat, [])).toEqual(at(arbat))
    expect(addressInForce(at(arbat, '3'), arbat, [saved(arbat, '7')])).toEqual(at(arbat, '3'))
  })
  test('fills entrance and floor from a saved address and keeps typed values', () => {
    const home = { ...saved(arbat, '7'), entrance: '2', floor: '5', intercom: '7к', comment: 'Звонить за час' }
    expect(addressInForce(nothing, moscow, [home])).toEqual({
      ...at(arbat, '7'),
      entrance: '2',
      floor: '5',
      intercom: '7к',
      comment: 'Звонить за час',
    })
    expect(addressInForce({ ...nothing, floor: '9' }, moscow, [home])).toEqual({ ...at(arbat), floor: '9' })
  })
  test('fills the door details of a saved address that loads later than the house', () => {
    const home = { ...saved(arbat, '7'), entrance: '2', floor: '5' }
    const prefilled = addressInForce(nothing, arbat, [])
    expect(prefilled).toEqual(at(arbat))
    expect(addressInForce(prefilled, arbat, [home])).toEqual({ ...at(arbat, '7'), entrance: '2', floor: '5' })
    expect(addressInForce(at(arbat, '3'), arbat, [home])).toEqual(at(arbat, '3'))
  })
  test('recognizes a house in either spelling of its street, but not in another town', () => {
    const typed = { ...arbat, street: 'arbat' }
    expect(addressInForce(nothing, typed, [saved(arbat, '7')]).flat).toBe('7')
    const namesake = { ...kazan, street: 'Arbat', house: '12' }
    expect(addressInForce(nothing, namesake, [saved(arbat, '7')]).flat).toBe('')
  })
  test('does not change an address while it is being typed', () => {
    const typing = { ...nothing, addressText: 'Mosc', flat: '1' }
    expect(addressInForce(typing, arbat, [saved(tverskaya)])).toBe(typing)
  })
  test('returns the place without the id of the saved address', () => {
    expect(addressInForce(nothing, moscow, [saved(arbat)]).place).not.toHaveProperty('id')
  })
})

describe('the offered address', () => {
  test('offers the main saved address of another town while no address is chosen', () => {
    expect(addressElsewhere(nothing, moscow, [saved(bauman)])?.title).toBe(bauman.title)
    expect(addressElsewhere(nothing, moscow, [saved(arbat), saved(bauman, null, 2)])).toBeNull()
    expect(addressElsewhere(nothing, kazan, [saved(bauman)])).toBeNull()
    expect(addressElsewhere(at(arbat), moscow, [saved(bauman)])).toBeNull()
    expect(addressElsewhere(nothing, moscow, [saved(kazan)])).toBeNull()
  })
})

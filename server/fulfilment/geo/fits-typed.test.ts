import { expect, it } from 'vitest'
import { areAddressesGuessed, fitsTyped } from './fits-typed.ts'

const place = (city: string, region = 'Камчатский край') => ({ city, settlement: null, region, street: null })

it.each([
  ['Казань', 'Казань'],
  ['каз', 'Казань'],
  ['Казнь', 'Казань'],
  ['г. Казань', 'Казань'],
  ['rfpfym', 'Казань'],
  ['питер', 'Санкт-Петербург'],
  ['новгород', 'Великий Новгород'],
  ['усть-каменогорск', 'Усть-Каменогорск'],
])('accepts %j for %s', (typed, name) => expect(fitsTyped(typed, place(name))).toBe(true))

it('matches a full name with its region', () => {
  expect(fitsTyped('Киров Калужская область', place('Киров', 'Калужская область'))).toBe(true)
  expect(fitsTyped('Киров Калужская', place('Киров', 'Кировская область'))).toBe(false)
})

it.each([
  ['Усть-Камчатск', 'Усть-Большерецк'],
  ['усть камчатск', 'Усть-Большерецк'],
  ['Рязань', 'Казань'],
  ['Петровское', 'Петрозаводск'],
])('refuses %j for %s', (typed, name) => expect(fitsTyped(typed, place(name))).toBe(false))

it('asks for confirmation of an address in another town than the typed one', () => {
  const there = { ...place('Усть-Большерецк'), street: 'ул. Ленина' }
  expect(areAddressesGuessed('Усть-Камчатск, Ленина, 5', [there])).toBe(true)
  expect(areAddressesGuessed('Усть-Большерецк, Ленина, 5', [there])).toBe(false)
  expect(areAddressesGuessed('Камчатский край, Усть-Большерецк, Ленина, 5', [there])).toBe(false)
  // a street without a town belongs to the visitor's own place
  expect(areAddressesGuessed('Ленина, 5', [there])).toBe(false)
  expect(areAddressesGuessed('Ленина 5', [there])).toBe(false)
  expect(areAddressesGuessed('Усть-Камчатск, 5', [])).toBe(false)
})

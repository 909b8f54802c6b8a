import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import {
  dishMistakes,
  exceptionsMistakes,
  groupsMistakes,
  kitchenMistakes,
  type NewDishOption,
  type NewOptionGroup,
  restaurantMistakes,
  sectionMistakes,
  weekMistakes,
} from './restaurant-fields.ts'

const DAILY = [1, 2, 3, 4, 5, 6, 7]

describe('fields of a restaurant', () => {
  const fields = {
    kitchens: ['pelmeni'],
    preparationMinutes: 20,
    priceLevel: 2,
    acceptMinutes: 10,
    address: 'Lesnaya, 1',
    kitchenNote: '',
  }
  it('enforces limits', () => {
    expect(restaurantMistakes(fields)).toEqual({})
    expect(restaurantMistakes({ ...fields, kitchens: [], preparationMinutes: 1, priceLevel: 5, address: '' })).toEqual({
      kitchens: 'required',
      preparationMinutes: 'tooSmall',
      priceLevel: 'tooBig',
      address: 'required',
    })
    expect(kitchenMistakes({ slug: 'No', title: '', image: 'x', hue: 1, position: 1 })).toEqual({
      slug: 'wrongValue',
      title: 'required',
    })
    expect(sectionMistakes({ title: 'Soups', note: '', served: { weekdays: [], from: '8', to: '12:00' } })).toEqual({
      served: 'required',
    })
  })
  it('refuses hours that contain a minute of the week twice', () => {
    const week = [
      { weekdays: DAILY, from: '08:00', to: '15:00' },
      { weekdays: [5], from: '15:00', to: '02:00' },
    ]
    expect(weekMistakes(week)).toEqual({})
    expect(weekMistakes([...week, { weekdays: [5], from: '14:00', to: '16:00' }])).toEqual({ week: 'taken' })
    expect(weekMistakes([{ weekdays: [8], from: '08:00', to: '15:00' }])).toEqual({ 'week.0.span': 'tooBig' })
  })
  it('allows one exception a day', () => {
    const closed = { from: '2027-01-01', to: '2027-01-03', spans: [], note: '' }
    expect(exceptionsMistakes([closed])).toEqual({})
    expect(exceptionsMistakes([closed, { ...closed, from: '2027-01-03', to: '2027-01-05' }])).toEqual({
      'exceptions.1.from': 'taken',
    })
    expect(exceptionsMistakes([{ ...closed, to: '2026-12-31' }])).toEqual({ 'exceptions.0.to': 'tooSmall' })
  })
})

describe('options of a dish', () => {
  const option: NewDishOption = {
    title: 'Big',
    note: '',
    price: kopecks(0),
    isDefault: false,
    most: 1,
    dishId: null,
    groups: [],
  }
  const group: NewOptionGroup = { title: 'Size', least: 1, most: 1, options: [option] }
  it('requires questions that can be answered and are nested at most once', () => {
    const nested = { ...option, groups: [group] }
    expect(groupsMistakes([{ ...group, options: [nested] }])).toEqual({})
    const twice = { ...option, groups: [{ ...group, options: [nested] }] }
    expect(groupsMistakes([{ ...group, options: [twice] }])).toEqual({
      'groups.0.options.0.groups.0.options.0.groups': 'tooLong',
    })
    expect(groupsMistakes([{ ...group, least: 2, most: 2 }])).toEqual({ 'groups.0.least': 'tooBig' })
    expect(groupsMistakes([{ ...group, options: [{ ...nested, most: 2 }] }])).toEqual({
      'groups.0.options.0.most': 'tooBig',
    })
    expect(groupsMistakes([{ ...group, options: [] }])).toMatchObject({ 'groups.0.options': 'required' })
    const preset = { ...option, isDefault: true }
    expect(groupsMistakes([{ ...group, options: [preset, preset] }])).toEqual({ 'groups.0.options': 'tooBig' })
  })
  it('requires a dish with valid serving hours', () => {
    const dish = { served: null, isSpicy: false, isMeatless: false, groups: [group], origins: [] }
    expect(dishMistakes(dish)).toEqual({})
    expect(dishMistakes({ ...dish, origins: [{ organizationId: 1, what: '' }] })).toEqual({
      'origins.0.what': 'required',
    })
  })
})

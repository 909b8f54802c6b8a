import type { DishForm } from '@okolitsa/contracts/products/dish-form.ts'
import { describe, expect, it } from 'vitest'
import {
  choiceCountOf,
  dishDraftMistakes,
  dishDraftOf,
  dishFormOf,
  newGroup,
  newOption,
  withChoiceCount,
  withOptions,
} from './dish-draft.ts'

const option = { note: '', isDefault: false, most: 1, dishId: null, groups: [] }
const form: DishForm = {
  ...{ sectionId: 3, served: { weekdays: [1, 2], from: '08:00', to: '11:00' }, isSpicy: false, isMeatless: true },
  groups: [
    {
      ...{ id: 1, title: 'Размер', least: 1, most: 1 },
      options: [
        { ...option, id: 11, title: 'Малый', price: 0 },
        { ...option, id: 12, title: 'Большой', price: 120.5 },
      ],
    },
  ],
}

describe('the form of a dish', () => {
  it('converts a dish to fields and back without changes', () => {
    expect(dishFormOf(dishDraftOf(form))).toEqual(form)
    expect(dishDraftMistakes(dishDraftOf(form))).toEqual({})
  })
  it('names the invalid field', () => {
    const draft = dishDraftOf(form)
    const [group] = draft.groups
    if (!group) throw new Error('no question')
    const wrong = withOptions(group, [...group.options, { ...newOption(), price: 'сто' }])
    expect(dishDraftMistakes({ ...draft, groups: [{ ...wrong, title: ' ', least: '4' }] })).toEqual({
      'groups.0.title': 'required',
      'groups.0.least': 'tooBig',
      'groups.0.options.2.title': 'required',
      'groups.0.options.2.price': 'wrongValue',
    })
    expect(dishDraftMistakes({ ...draft, served: { weekdays: [], from: '08:00', to: '' } })).toEqual({
      served: 'required',
    })
  })
  it('keeps «any number» when an option is added', () => {
    const any = withChoiceCount(newGroup(), 'any')
    const more = withOptions(any, [...any.options, newOption(), newOption()])
    expect([choiceCountOf(any), choiceCountOf(more), more.most]).toEqual(['any', 'any', '3'])
    expect(choiceCountOf(withChoiceCount(more, 'one'))).toBe('one')
    expect(choiceCountOf(withChoiceCount(more, 'own'))).toBe('own')
  })
})

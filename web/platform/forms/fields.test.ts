import { expect, test } from 'vitest'
import { changedOf, namedFields, statesOf, type TypedField } from './fields.ts'

const field = (part: Partial<TypedField>): TypedField => ({
  name: '',
  type: 'text',
  value: '',
  labels: null,
  ...part,
})
const labelled = (text: string) => ({ labels: [{ textContent: text }] })

test('identifies fields by name or by label, and distinguishes equal ones', () => {
  const fields = [
    field({ name: 'title', value: 'Мёд' }),
    field({ name: '_r_1_', value: '300', ...labelled(' Цена ') }),
    field({ value: 'a', ...labelled('Вариант') }),
    field({ value: 'b', ...labelled('Вариант') }),
    field({ type: 'radio', name: 'way', value: 'weight', checked: true }),
    field({ type: 'radio', name: 'way', value: 'piece', checked: false }),
    field({ type: 'checkbox', value: 'on', checked: true, ...labelled('Без конца') }),
    field({ value: 'nobody knows it' }),
  ]
  expect(statesOf(namedFields(fields))).toEqual({
    title: 'Мёд',
    Цена: '300',
    Вариант: 'a',
    'Вариант 2': 'b',
    'way=weight': 'true',
    'way=piece': 'false',
    'Без конца': 'true',
  })
})

test('does not store secrets, codes and files', () => {
  const fields = [
    field({ name: 'secret', type: 'password', value: 'x' }),
    field({ name: 'code', autocomplete: 'one-time-code', value: '1234' }),
    field({ name: 'photo', type: 'file', value: 'C:\\fakepath\\a.jpg' }),
    field({ name: 'key', type: 'hidden', value: 'x' }),
  ]
  expect(statesOf(namedFields(fields))).toEqual({})
})

test('stores only values that differ from the initial ones', () => {
  const before = { title: 'Мёд', price: '300', isEndless: 'false' }
  expect(changedOf({ ...before, price: '', isEndless: 'true', portion: '' }, before)).toEqual({
    price: '',
    isEndless: 'true',
  })
})

import { expect, it } from 'vitest'
import { labelName } from './label-name.ts'

it.each([
  ['Анна Петрова', 'Анна'],
  ['  Олег   Иванович Ким', 'Олег'],
  ['Кафе «Печка»', 'Кафе «Печка»'],
  ['', ''],
])('«%s» is «%s» on a label', (name, label) => {
  expect(labelName(name)).toBe(label)
})

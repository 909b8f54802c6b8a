import { expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { groupsAgain, groupsOfCopy } from './dish-sheet.ts'

const option = (id: number, title: string) => ({
  ...{ id, title, note: '', price: kopecks(0), isDefault: false, most: 1, dishId: null, groups: [] },
})
const sizes = { id: 1, title: 'Размер', least: 1, most: 1, options: [option(11, 'Малый'), option(12, 'Большой')] }
const sauces = { id: 2, title: 'Соус', least: 0, most: 2, options: [option(21, 'Острый')] }

it('restores older questions: existing ids stay and removed questions are recreated', () => {
  const now = [{ ...sizes, options: [option(12, 'Большой')] }]
  expect(groupsAgain([sizes, sauces], now)).toEqual([
    { ...sizes, options: [{ ...option(11, 'Малый'), id: undefined }, option(12, 'Большой')] },
    { ...sauces, id: undefined, options: [{ ...option(21, 'Острый'), id: undefined }] },
  ])
})
it('copies the questions of a dish without their ids', () => {
  const [copy] = groupsOfCopy([sizes])
  expect([copy?.id, copy?.options.map(({ id, title }) => [id, title])]).toEqual([
    undefined,
    [
      [undefined, 'Малый'],
      [undefined, 'Большой'],
    ],
  ])
})

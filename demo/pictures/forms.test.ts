import { expect, it } from 'vitest'
import { demoMarketplace } from '../marketplace.ts'
import { drawForm, FORM_PICTURES, formOf, formPicture } from './forms.ts'

it.each([
  ['Борщ с черносливом', 'г', 'bowl'],
  ['Маргарита', 'г', 'board', 'Пицца'],
  ['Морс клюквенный', 'мл', 'glass'],
  ['Салат с морской капустой', 'г', 'plate'],
  ['Чай татарский с молоком', 'мл', 'cup'],
  ['Глазунья с беконом', 'г', 'pan'],
  ['Ржаной хлеб на закваске', 'г', 'board'],
  ['Обед: суп, пирожок и морс', 'г', 'plate'],
  ['Капрезе', 'г', 'plate'],
] as const)('%s, %s: %s', (title, unit, form, section?: string) => expect(formOf(title, unit, section)).toBe(form))

it('draws every form on every tableware, and no other drawings', () => {
  for (const source of FORM_PICTURES) expect(drawForm(source)).toMatch(/^<svg [^>]+>.+<\/svg>$/)
  expect(drawForm('forms/cake-1.svg')).toBeNull()
  expect(drawForm('forms/plate-99.svg')).toBeNull()
})

it('has a form with a description for every recipe and dish', () => {
  const titles = [
    ...demoMarketplace.recipes.map(({ title }) => title),
    ...demoMarketplace.restaurants.flatMap(({ menu }) =>
      menu.flatMap(({ dishes }) => dishes.map(({ title }) => title)),
    ),
  ]
  for (const [index, title] of titles.entries()) {
    const { source, alt } = formPicture(title, formOf(title), index)
    expect(FORM_PICTURES.has(source)).toBe(true)
    expect(alt.startsWith(title)).toBe(true)
  }
})

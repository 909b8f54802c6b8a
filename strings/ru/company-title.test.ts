import { slug } from '@okolitsa/domain/validation/field-rules.ts'
import { expect, it } from 'vitest'
import { slugOfTitle, titleOfCompany } from './company-title.ts'

it.each([
  ['ООО «Суздальский калач»', 'Суздальский калач'],
  ['ИП Ерофеев Павел Ильич', 'Ерофеев Павел Ильич'],
  ['ИП Глава КФХ Титова Вера Андреевна', 'Титова Вера Андреевна'],
  ['СПК "Заря"', 'Заря'],
  ['ООО «Ферма «Заря»', '«Ферма «Заря»'],
])('%s is called %s', (legalName, title) => {
  expect(titleOfCompany(legalName)).toBe(title)
})
it.each([
  ['Суздальский калач', 'suzdalskij-kalach'],
  ['Щедрый  ёж & Co, 24', 'shchedryj-ezh-co-24'],
  ['!!!', ''],
])('%s has the address %s', (title, address) => {
  expect(slugOfTitle(title)).toBe(address)
  if (address) expect(slug(address)).toBeNull()
})
it('makes a slug of a name of any length', () => {
  expect(slug(slugOfTitle('Очень длинное название хозяйства в далёком краю'.repeat(3)))).toBeNull()
})
it('makes a title of a register name of any length', () => {
  expect(titleOfCompany(`ООО «${'Заря '.repeat(60)}»`).length).toBeLessThanOrEqual(120)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalFormat } from './decimal-format.ts'
import { plural } from './ru/plural.ts'

const LANGUAGES = [
  { locale: 'ru-RU', marks: { group: '\u00A0', point: ',' } },
  { locale: 'en-GB', marks: { group: ',', point: '.' } },
]
const PLACES = [{ most: 0 }, { most: 1 }, { most: 2 }, { most: 3 }, { least: 1, most: 1 }, { least: 2, most: 2 }]

it.each(LANGUAGES)('numbers are written as the rules of $locale say', ({ locale, marks }) => {
  const kopecks = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((value) => value / 100)
  const numbers = fc.oneof(
    kopecks,
    fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  )
  for (const { least = 0, most } of PLACES) {
    const ours = decimalFormat(marks, { least, most })
    const theirs = new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most })
    // whether a zero that was something before it was rounded is told its sign is all they may differ in
    const plain = (text: string) => text.replace(/[\u202F\u2009 ]/g, '\u00A0').replace(/^-(?=[0,.]+$)/, '')
    fc.assert(
      fc.property(numbers, (value) => {
        expect(ours(value)).toBe(plain(theirs.format(value)))
      }),
    )
  }
})

it('thousands may stand together, and what is no number is not made one', () => {
  expect(decimalFormat({ group: '', point: ',' }, { most: 3 })(12_345.6789)).toBe('12345,679')
  expect(decimalFormat({ group: ',', point: '.' }, { most: 2 })(Number.NaN)).toBe('NaN')
  expect(decimalFormat({ group: ',', point: '.' }, { most: 2 })(-0.001)).toBe('0')
})

it('a noun takes the form that the rules of Russian give its number', () => {
  const rules = new Intl.PluralRules('ru')
  const forms = { one: 'one', few: 'few', many: 'many' }
  const expected = (count: number) => {
    const rule = rules.select(Math.abs(count))
    return rule === 'other' ? 'few' : rule
  }
  for (let count = -130; count <= 1_130; count += 1) expect(plural(count, forms), String(count)).toBe(expected(count))
  for (const count of [0.5, 1.5, 21.1, 1_000_000, 1_000_001, 1_000_011])
    expect(plural(count, forms), String(count)).toBe(expected(count))
})

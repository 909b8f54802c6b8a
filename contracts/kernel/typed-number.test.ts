import { expect, it } from 'vitest'
import { typedNumber } from './typed-number.ts'
import { codeOfIssue } from './validation.ts'

const people = typedNumber({ least: 0, most: 30 })
const codeOf = (value: unknown, schema: typeof people = people) => {
  const { error } = schema.safeParse(value)
  return error?.issues.map((issue) => codeOfIssue(issue as Parameters<typeof codeOfIssue>[0]))
}

it('accepts a number and its text', () => {
  for (const written of [7, '7', ' 7 ', '07', '7.0']) expect(people.parse(written)).toBe(7)
  expect(typedNumber({ least: -90, most: 90, isFraction: true }).parse('-55.75')).toBe(-55.75)
})

it.each([true, false, null, [], [7], {}, '', ' ', '0x10', '1e3', 'Infinity', 'семь'])(
  'does not take %j for a number',
  (value) => {
    expect(codeOf(value)).toEqual(['notANumber'])
  },
)

it('refuses missing values, fractions and numbers out of range', () => {
  expect(codeOf(undefined)).toEqual(['required'])
  expect(codeOf('7.5')).toEqual(['wholeNumber'])
  expect(codeOf('-1')).toEqual(['tooSmall'])
  expect(codeOf('31')).toEqual(['tooBig'])
  expect(codeOf(31, typedNumber({ least: 0, most: 30 }, { tooSmall: 'wrongValue', tooBig: 'wrongValue' }))).toEqual([
    'wrongValue',
  ])
})

import { expect, it } from 'vitest'
import { defaultSettings } from './market-defaults.ts'
import { mayOpen, nextStepOf, type OpeningFacts, openingOf } from './opening.ts'

const bare: OpeningFacts = {
  ...defaultSettings('market.example'),
  host: 'market.example',
  categories: 0,
  sendsSms: false,
  takesMoney: false,
  missingTexts: 4,
  sellers: 0,
}
const settings = defaultSettings('Утро')
const ready: OpeningFacts = {
  ...settings,
  operator: { ...settings.operator, kind: 'company', name: 'ООО', address: 'Тула', tin: '7707083893', ien: '1' },
  contacts: { ...settings.contacts, email: 'hello@utro.example' },
  fees: { commissionPercent: 10 },
  host: 'market.example',
  categories: 90,
  sendsSms: true,
  takesMoney: true,
  missingTexts: 0,
  sellers: 1,
}
const undone = (facts: OpeningFacts) => openingOf(facts).flatMap(({ name, isDone }) => (isDone ? [] : [name]))

it('names every point of a market that nobody has set up', () => {
  expect(undone(bare)).toHaveLength(9)
  expect(mayOpen(openingOf(bare))).toBe(false)
  expect(nextStepOf(openingOf(bare))).toBe('identity')
})

it('names no point of a complete market', () => {
  expect(undone(ready)).toEqual([])
  expect(nextStepOf(openingOf(ready))).toBe('opening')
})

it('lets a market open without sellers, online payment and a commission', () => {
  const young = { ...ready, sellers: 0, takesMoney: false, fees: { commissionPercent: null } }
  expect(undone(young)).toEqual(['payment', 'commission', 'seller'])
  expect(mayOpen(openingOf(young))).toBe(true)
  expect(nextStepOf(openingOf(young))).toBe('services')
})

it.each([
  ['categories', { categories: 0 }],
  ['sms', { sendsSms: false }],
  ['legal', { missingTexts: 1 }],
] as const)('keeps a market without %s closed', (name, change) => {
  expect(undone({ ...ready, ...change })).toEqual([name])
  expect(mayOpen(openingOf({ ...ready, ...change }))).toBe(false)
})

it('accepts an operator without numbers when it is a person or foreign', () => {
  const operator = { ...ready.operator, tin: null, ien: null }
  expect(undone({ ...ready, operator: { ...operator, kind: 'person' } })).toEqual([])
  expect(undone({ ...ready, operator: { ...operator, kind: 'foreign' } })).toEqual([])
  expect(undone({ ...ready, operator: { ...operator, kind: 'company' } })).toEqual(['operator'])
})

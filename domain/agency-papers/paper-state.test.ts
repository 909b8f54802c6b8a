import { expect, it } from 'vitest'
import type { MarketOperator } from '../market/market.ts'
import { askAgainAfter } from './paper-sending.ts'
import { daysOfPeriod, hasEnded, lastMonthOf, mayObjectUntil, type PaperFacts, paperStateOn } from './paper-state.ts'
import { partyOfOperator, partyOfSeller, personOfName } from './party-facts.ts'

const PAPER: PaperFacts = {
  kind: 'agentReport',
  shownOn: '2026-12-01',
  acceptedOn: null,
  objectedOn: null,
  isAnswered: false,
  isCorrected: false,
}

it('waits for an objection thirty days, and is corrected before it is anything else', () => {
  expect([paperStateOn('2026-12-31', PAPER), mayObjectUntil('2026-12-31', PAPER)]).toEqual(['waiting', '2026-12-31'])
  expect([paperStateOn('2027-01-01', PAPER), mayObjectUntil('2027-01-01', PAPER)]).toEqual(['accepted', null])
  const objected = { ...PAPER, objectedOn: '2026-12-02' }
  expect(paperStateOn('2027-02-01', objected)).toBe('objected')
  expect(paperStateOn('2027-02-01', { ...objected, isAnswered: true })).toBe('answered')
  expect(paperStateOn('2026-12-02', { ...objected, isCorrected: true })).toBe('corrected')
  expect(paperStateOn('2026-12-02', { ...PAPER, kind: 'householdYear' })).toBe('issued')
})

it('knows the days of months and years', () => {
  expect(daysOfPeriod('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(daysOfPeriod('2026')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(lastMonthOf('2027-01-31')).toBe('2026-12')
  expect(() => daysOfPeriod('2026-13')).toThrow(RangeError)
  expect([hasEnded('2026-11', '2026-11-30'), hasEnded('2026-11', '2026-12-01')]).toEqual([false, true])
})

it('asks the operator less and less often while it is down, and never about what a person must mend', () => {
  expect(askAgainAfter('waiting', 0)).toBe(0)
  expect(askAgainAfter('sent', 0)).toBe(3_600_000)
  expect(askAgainAfter('waiting', 1)).toBe(120_000)
  expect(askAgainAfter('waiting', 50)).toBe(6 * 3_600_000)
  for (const state of ['signed', 'refused', 'clarification', 'noBox', 'failed'] as const)
    expect(askAgainAfter(state, 0)).toBeNull()
})

it('names companies, proprietors and persons, with the person behind the registered name', () => {
  expect(personOfName('ИП Глава КФХ Ерофеев Павел Ильич')).toEqual({ last: 'Ерофеев', first: 'Павел', middle: 'Ильич' })
  expect(personOfName('Образцов Иван')).toEqual({ last: 'Образцов', first: 'Иван', middle: '' })
  const details = { legalName: 'ИП Лугова Анна Петровна', legalAddress: 'x', ien: '304500116000157', kpp: '' }
  expect(partyOfSeller({ ...details, tin: '500100732259' }).kind).toBe('proprietor')
  expect(partyOfSeller({ ...details, tin: '500100732259', ien: '' }).kind).toBe('person')
  expect(partyOfSeller({ ...details, tin: '7722698789', kpp: '772201001' })).toMatchObject({ kpp: '772201001' })
  const operator: MarketOperator = {
    kind: 'company',
    ...{ name: 'ООО «Рынок»', address: 'x', tin: '7722698789', ien: '1097746419070' },
    ...{
      kpp: null,
      signatory: 'Образцов Иван',
      bankName: null,
      bic: null,
      account: null,
      correspondentAccount: null,
      vatMode: null,
    },
  }
  expect(partyOfOperator(operator)?.party.kind).toBe('company')
  expect(partyOfOperator({ ...operator, signatory: null })).toBeNull()
})

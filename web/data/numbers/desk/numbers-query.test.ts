import { expect, it } from 'vitest'
import { askedPeriod, hasOwnDays, numbersPath, numbersQueryOf } from './numbers-query.ts'

const read = (text: string) => numbersQueryOf(new URLSearchParams(text))

it('parses the period of a URL; an invalid one is the default', () => {
  expect(askedPeriod(read(''))).toEqual({ days: 30 })
  expect(askedPeriod(read('days=90'))).toEqual({ days: 90 })
  expect(askedPeriod(read('days=8'))).toEqual({ days: 30 })
  expect([7, 30, 90].map((days) => askedPeriod(read(numbersPath(days as 7).split('?')[1] ?? '')))).toEqual([
    { days: 7 },
    { days: 30 },
    { days: 90 },
  ])
})

it('keeps a typed period, and uses it only when it is valid', () => {
  const own = read('from=2026-11-01&to=2026-11-15')
  expect([hasOwnDays(own), askedPeriod(own)]).toEqual([true, { days: 30, from: '2026-11-01', to: '2026-11-15' }])
  for (const [text, mistakes] of [
    ['from=2026-11-01', { to: 'required' }],
    ['to=2026-11-01', { from: 'required' }],
    ['from=2026-11-02&to=2026-11-01', { to: 'tooSmall' }],
    ['from=2025-11-01&to=2026-11-02', { to: 'tooBig' }],
    ['from=2026-02-30&to=2026-03-01', { from: 'date' }],
    ['from=0000-01-01&to=2026-03-01', { from: 'date' }],
  ] as const) {
    const wrong = read(text)
    expect([text, wrong.mistakes, hasOwnDays(wrong), askedPeriod(wrong)]).toEqual([text, mistakes, false, { days: 30 }])
  }
})

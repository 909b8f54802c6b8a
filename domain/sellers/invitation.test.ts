import { describe, expect, it } from 'vitest'
import { invitationStateOf, outcomesOf, readInvited } from './invitation.ts'

const TIN = '7707083893'
const tradeOf = (word: string) => (word.toLowerCase() === 'мёд' ? ('apiary' as const) : null)

describe('readInvited', () => {
  it('reads a phone with separators, a number with spaces and a trade in any case', () => {
    const cells = { phone: '8 (912) 345-67-89', tin: '7707 083893', title: ' Пасека ', town: 'Тверь', trade: 'МЁД' }
    expect(readInvited(cells, tradeOf)).toEqual({
      invited: { phone: '79123456789', tin: TIN, title: 'Пасека', town: 'Тверь', trade: 'apiary' },
      mistakes: {},
    })
  })

  it('restores the leading zero of a taxpayer number', () => {
    expect(readInvited({ phone: '79123456789', tin: '277015247' }, tradeOf).invited.tin).toBe('0277015247')
  })

  it.each([
    [{ phone: '' }, { phone: 'required' }],
    [{ phone: '4951234567' }, { phone: 'phone' }],
    [{ phone: '79123456789', tin: '7707083894' }, { tin: 'wrongValue' }],
    [{ phone: '79123456789', trade: 'сталь' }, { trade: 'wrongValue' }],
    [{ phone: '79123456789', title: 'я'.repeat(121) }, { title: 'tooLong' }],
  ])('reports the mistakes of %j', (cells, mistakes) => {
    expect(readInvited(cells, tradeOf).mistakes).toEqual(mistakes)
  })
})

describe('outcomesOf', () => {
  const row = (phone: string, tin = '') => readInvited({ phone, tin }, tradeOf)
  const known = { sellingTins: new Set([TIN]), invitedPhones: new Set(['79120000001']) }

  it('invites a seller once, however many rows name it', () => {
    const rows = [row('79120000002', '7736050003'), row('79120000002'), row('79120000003', '7736050003')]
    expect(outcomesOf(rows, known)).toEqual(['invite', 'repeated', 'repeated'])
  })

  it('invites no seller that sells or is invited, and no wrong row', () => {
    expect(outcomesOf([row('79120000004', TIN), row('79120000001'), row('12')], known)).toEqual([
      'sells',
      'invited',
      'wrong',
    ])
  })
})

it('derives the state of an invitation from its dates', () => {
  const now = new Date('2026-05-01T00:00:00Z')
  const dates = { acceptedAt: null, withdrawnAt: null, expiresAt: new Date('2026-05-02T00:00:00Z') }
  expect(invitationStateOf(dates, now)).toBe('waiting')
  expect(invitationStateOf({ ...dates, expiresAt: now }, now)).toBe('expired')
  expect(invitationStateOf({ ...dates, withdrawnAt: now }, now)).toBe('withdrawn')
  expect(invitationStateOf({ ...dates, withdrawnAt: now, acceptedAt: now }, now)).toBe('accepted')
})

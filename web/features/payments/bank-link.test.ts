import { SBP_BANKS } from '@okolitsa/strings/ru/sbp-banks.ts'
import { expect, it } from 'vitest'
import { bankLink } from './bank-link.ts'
import { matchingBanks } from './matching-banks.ts'
import { recentBanks, rememberBank } from './recent-banks.ts'

it("replaces the schema by the bank's", () => {
  const payload = 'https://qr.nspk.ru/AD10006M8KHP5ADR?type=02&bank=100000000999&sum=129990&cur=RUB&crc=AB75'
  expect(bankLink(payload, 'bank100000000901')).toBe(
    'bank100000000901://qr.nspk.ru/AD10006M8KHP5ADR?type=02&bank=100000000999&sum=129990&cur=RUB&crc=AB75',
  )
  expect(bankLink('https://sub.nspk.ru/AS1?type=03', 'bank1')).toBe('bank1://sub.nspk.ru/AS1?type=03')
})

it('keeps the link of a test bank', () => {
  const payload = 'http://localhost:3001/qr/AD1?type=02'
  expect(bankLink(payload, 'bank100000000901')).toBe(payload)
})

it('has unique bank names and schemas', () => {
  expect(new Set(SBP_BANKS.map(({ schema }) => schema)).size).toBe(SBP_BANKS.length)
  expect(SBP_BANKS.every(({ schema }) => /^bank\d{12}$/.test(schema))).toBe(true)
})

it.each([
  ['зер', ['Зерно Банк']],
  ['  ЗЕРНО ', ['Зерно Банк']],
  ['grain', ['Зерно Банк']],
  ['дом', ['Северный дом']],
  ['ничего такого', []],
])('finds banks by a part of a name: %s', (words, names) => {
  expect(matchingBanks(SBP_BANKS, words).map(({ name }) => name)).toEqual(names)
})

it('finds all banks for an empty text', () => {
  expect(matchingBanks(SBP_BANKS, ' ')).toEqual(SBP_BANKS)
})

it('remembers the last four banks, newest first, without duplicates', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  expect(recentBanks(storage)).toEqual([])
  for (const schema of ['1', '2', '3', '2', '4', '5']) rememberBank(storage, schema)
  expect(recentBanks(storage)).toEqual(['5', '4', '2', '3'])
  for (const broken of ['{', '{"a":1}', '[1,null]']) {
    kept.set([...kept.keys()][0] ?? '', broken)
    expect(recentBanks(storage)).toEqual([])
  }
})

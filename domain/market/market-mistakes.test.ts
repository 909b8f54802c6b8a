import { expect, it } from 'vitest'
import type { MarketIdentity, MarketOperator } from './market.ts'
import { defaultSettings } from './market-defaults.ts'
import {
  areasMistakes,
  closingMistakes,
  contactsMistakes,
  feesMistakes,
  identityMistakes,
  marketMistakes,
  operatorMistakes,
} from './market-mistakes.ts'

const settings = defaultSettings('Утро')
const identity = (change: Partial<MarketIdentity>) => identityMistakes({ ...settings.identity, ...change })
const operator = (change: Partial<MarketOperator>) => operatorMistakes({ ...settings.operator, ...change })
const contacts = (change: Partial<typeof settings.contacts>) => contactsMistakes({ ...settings.contacts, ...change })

it.each(['Утро', 'Ферма «Утро»', 'Green & Co', 'Йорт базары Әлмәт', '24', 'я'.repeat(60)])(
  'accepts the name %s',
  (name) => {
    expect(identity({ name })).toEqual({})
  },
)

it.each([
  ['', 'required'],
  ['  ', 'required'],
  ['я'.repeat(61), 'tooLong'],
  ['я'.repeat(200), 'tooLong'],
  ['<b>Утро</b>', 'wrongValue'],
  ['Утро\nВечер', 'wrongValue'],
  ['Утро\u202E', 'wrongValue'],
  ['***', 'marketName'],
])('refuses the name %j with %s', (name, mistake) => {
  expect(identity({ name })).toEqual({ name: mistake })
})

it('limits the lengths of texts and checks the theme', () => {
  expect(identity({ description: 'я'.repeat(161), story: 'я'.repeat(2_001), towns: 'я'.repeat(301) })).toEqual({
    description: 'tooLong',
    story: 'tooLong',
    towns: 'tooLong',
  })
  expect(identity({ theme: { ...settings.identity.theme, colorTheme: 99 } })).toEqual({
    'theme.colorTheme': 'wrongValue',
  })
  expect(identity({ languages: [] })).toEqual({ languages: 'required' })
})

it('requires the taxpayer number of companies and sole proprietors only', () => {
  expect(operator({ kind: 'company' })).toEqual({ tin: 'required' })
  expect(operator({ kind: 'entrepreneur' })).toEqual({ tin: 'required' })
  expect(operator({ kind: 'person' })).toEqual({})
  expect(operator({ kind: 'foreign', name: 'Green Ltd', ien: 'HRB 12345' })).toEqual({})
})

it('checks numbers by the kind of operator', () => {
  const [ofCompany, ofPerson] = ['7707083893', '500100732259']
  expect(operator({ kind: 'company', tin: ofCompany, ien: '1027700132195' })).toEqual({})
  expect(operator({ kind: 'entrepreneur', tin: ofPerson, ien: '304500116000157' })).toEqual({})
  expect(operator({ kind: 'company', tin: ofPerson })).toEqual({ tin: 'tin' })
  expect(operator({ kind: 'entrepreneur', tin: ofCompany })).toEqual({ tin: 'tin' })
  expect(operator({ kind: 'company', tin: '7707083894' })).toEqual({ tin: 'tin' })
  expect(operator({ kind: 'company', tin: ofCompany, ien: '304500116000157' })).toEqual({ ien: 'registrationNumber' })
  expect(operator({ kind: 'person', ien: '304500116000157' })).toEqual({ ien: 'registrationNumber' })
  expect(operator({ kind: 'company', tin: ofCompany, kpp: '770701001' })).toEqual({})
  expect(operator({ kind: 'company', tin: ofCompany, kpp: '7707' })).toEqual({ kpp: 'kpp' })
  for (const kind of ['entrepreneur', 'person', 'foreign'] as const)
    expect(operator({ kind, tin: kind === 'foreign' ? null : ofPerson, kpp: '770701001' })).toEqual({
      kpp: 'kppOfPerson',
    })
})

it('compares an account with the bank, except abroad', () => {
  const bank = { kind: 'person', bic: '044525225' } as const
  expect(operator({ ...bank, account: '40702810138250123017' })).toEqual({})
  expect(operator({ ...bank, account: '40702810138250123018' })).toEqual({ account: 'bankAccount' })
  expect(operator({ kind: 'person', account: '40702810138250123017' })).toEqual({ bic: 'required' })
  expect(operator({ kind: 'person', bic: '12' })).toEqual({ bic: 'bic' })
  expect(operator({ kind: 'foreign', bic: 'DEUTDEFF', account: 'DE89370400440532013000' })).toEqual({})
})

it('accepts only secure links, a telephone of eleven digits and an e-mail address', () => {
  expect(
    contacts({
      phone: '+7 800',
      email: 'a@b',
      links: {
        vk: 'http://vk.com/utro',
        telegram: 'https://a:b@t.me',
        ok: 'javascript:alert(1)',
        blog: 'https://b.ru/',
      },
    }),
  ).toEqual({
    phone: 'phone',
    email: 'email',
    'links.vk': 'secureUrl',
    'links.telegram': 'secureUrl',
    'links.ok': 'secureUrl',
  })
  expect(contacts({ phone: '88005550418', email: 'hello@utro.example' })).toEqual({})
})

it('requires hours that end after they begin', () => {
  expect(contacts({ hours: { from: 8, to: 22 } })).toEqual({})
  expect(contacts({ hours: { from: 22, to: 8 } })).toEqual({ hours: 'wrongValue' })
  expect(contacts({ hours: { from: 8, to: 25 } })).toEqual({ hours: 'wrongValue' })
})

it('limits the commission, the areas and the message of a closed market', () => {
  expect([null, 0, 12.5, 7.25].map((commissionPercent) => feesMistakes({ commissionPercent }))).toEqual([
    {},
    {},
    {},
    {},
  ])
  expect([-1, 51, 1.234].map((commissionPercent) => feesMistakes({ commissionPercent }).commissionPercent)).toEqual([
    'tooSmall',
    'tooBig',
    'wrongValue',
  ])
  expect(areasMistakes(['tours', 'tours'])).toEqual({ closedAreas: 'wrongValue' })
  expect(closingMistakes({ message: 'я'.repeat(501) })).toEqual({ message: 'tooLong' })
})

it('names mistakes by group and field', () => {
  expect(marketMistakes({ identity: { ...settings.identity, name: '' } })).toEqual({ 'identity.name': 'required' })
  expect(marketMistakes(settings)).toEqual({})
})

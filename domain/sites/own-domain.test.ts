import { describe, expect, it } from 'vitest'
import {
  afterLook,
  asciiHost,
  type DomainClaim,
  domainFault,
  isBareDomain,
  nameAtRegistrar,
  ownDomainMistake,
  proofText,
} from './own-domain.ts'

const target = { host: 'sites.okolitsa.example', addresses: ['10.0.0.1', '10.0.0.2'] }
const shown = { texts: [proofText('abc')], aliases: [], addresses: ['10.0.0.1'] }

it('normalizes a pasted name', () => {
  expect(asciiHost(' https://Ферма.рф/o-nas?x=1 ')).toBe('xn--80ajvps.xn--p1ai')
  expect(asciiHost('Shop.Ferma.example.')).toBe('shop.ferma.example')
})

it.each([
  ['ferma.example', null],
  ['', 'required'],
  ['ferma', 'wrongValue'],
  ['10.0.0.7', 'wrongValue'],
  ['ferma.example:8080', 'wrongValue'],
  ['ferma.localhost', 'wrongValue'],
  ['printer.local', 'wrongValue'],
  ['okolitsa.example', 'taken'],
  ['admin.okolitsa.example', 'taken'],
  ['example', 'wrongValue'],
  ['notokolitsa.example', null],
])('a seller may add %s: %s', (host, mistake) => {
  expect(ownDomainMistake(host, ['okolitsa.example'])).toBe(mistake)
})
it("refuses parent domains of the shop's hosts", () => {
  expect(ownDomainMistake('co.example', ['shop.co.example'])).toBe('taken')
})

it('requires the proof first, and all DNS addresses to be ours', () => {
  expect(domainFault(shown, 'abc', target)).toBeNull()
  expect(domainFault(shown, 'other', target)).toBe('noProof')
  expect(domainFault({ ...shown, addresses: [] }, 'abc', target)).toBe('unknownDomain')
  expect(domainFault({ ...shown, addresses: ['10.0.0.1', '10.9.9.9'] }, 'abc', target)).toBe('leadsElsewhere')
  const alias = { ...shown, aliases: ['Sites.Okolitsa.example.'], addresses: ['10.9.9.9'] }
  expect(domainFault(alias, 'abc', target)).toBeNull()
})

const now = new Date('2026-11-23T00:00:00Z')
const claim: DomainClaim = { state: 'waiting', reason: null, tries: 0, failingSince: null, addedAt: now }
const minutes = (step: { nextCheckAt: Date | null }, from: Date) =>
  step.nextCheckAt && (step.nextCheckAt.getTime() - from.getTime()) / 60_000

it('checks at intervals of up to six hours, and stops after two weeks', () => {
  let step = claim
  let at = now
  const pauses: (number | null)[] = []
  for (;;) {
    const after = afterLook(step, 'noProof', at)
    pauses.push(minutes(after, at))
    step = { ...after, addedAt: now }
    if (!after.nextCheckAt) break
    at = after.nextCheckAt
  }
  expect(pauses.slice(0, 11)).toEqual([1, 2, 5, 10, 20, 40, 60, 120, 240, 360, 360])
  expect(pauses.length).toBeLessThan(70)
  expect(step).toMatchObject({ state: 'failed', reason: 'noProof' })
  expect(at.getTime() - now.getTime()).toBeGreaterThanOrEqual(14 * 86_400_000)
})

it('retains an active domain for three days with a fault, and indefinitely while DNS does not answer', () => {
  const good = afterLook(claim, null, now)
  expect(good).toMatchObject({ state: 'verified', reason: null, tries: 0 })
  expect(minutes(good, now)).toBe(24 * 60)
  const bad = afterLook({ ...good, addedAt: now }, 'leadsElsewhere', now)
  expect(bad).toMatchObject({ state: 'verified', reason: 'leadsElsewhere' })
  const later = new Date(now.getTime() + 3 * 86_400_000)
  expect(afterLook({ ...bad, addedAt: now }, 'silent', later).state).toBe('verified')
  expect(afterLook({ ...bad, addedAt: now }, null, later)).toMatchObject({ state: 'verified', failingSince: null })
  expect(afterLook({ ...bad, addedAt: now }, 'leadsElsewhere', later)).toMatchObject({
    state: 'failed',
    nextCheckAt: null,
  })
})

describe('a domain at its registrar', () => {
  it('recognizes a domain that equals the registered one as bare', () => {
    for (const host of ['ferma.ru', 'xn--80a.xn--p1ai', 'ferma.com.ru', 'ferma.msk.ru'])
      expect(isBareDomain(host)).toBe(true)
    for (const host of ['www.ferma.ru', 'shop.ferma.com.ru', 'a.b.ferma.ru']) expect(isBareDomain(host)).toBe(false)
  })
  it('returns the name relative to the registered domain', () => {
    expect(nameAtRegistrar('ferma.ru', 'ferma.ru')).toBe('@')
    expect(nameAtRegistrar('_okolitsa.ferma.ru', 'ferma.ru')).toBe('_okolitsa')
    expect(nameAtRegistrar('_okolitsa.shop.ferma.com.ru', 'shop.ferma.com.ru')).toBe('_okolitsa.shop')
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type FeaturedTerms, featuredAt, featuredState, normalizePhrase } from './featured.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour))
const ad: FeaturedTerms = {
  place: 'search',
  categoryId: null,
  phrase: 'сыр козий',
  erid: 'LjN8K',
  startsAt: at(10),
  endsAt: at(12),
  stoppedAt: null,
}

it('shows an advertisement from its start to its end, never without an erid, never after a stop', () => {
  const asked = { place: 'search', categoryId: null, phrase: normalizePhrase('  Сыр  козий ') } as const
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.boolean(), fc.boolean(), (hour, hasErid, isStopped) => {
      const terms = { ...ad, erid: hasErid ? ad.erid : null, stoppedAt: isStopped ? at(9) : null }
      const { shown, changesAt } = featuredAt([terms], asked, at(hour))
      expect(shown !== null).toBe(hasErid && !isStopped && hour >= 10 && hour < 12)
      const next = hour < 10 ? at(10) : hour < 12 ? at(12) : null
      expect(changesAt).toEqual(hasErid && !isStopped ? next : null)
    }),
  )
})

it('keeps a place to its category or text', () => {
  const elsewhere = [
    { place: 'search', categoryId: null, phrase: 'сыр' },
    { place: 'home', categoryId: null, phrase: null },
  ] as const
  for (const asked of elsewhere) expect(featuredAt([ad], asked, at(11)).shown).toBeNull()
  expect([featuredState({ ...ad, erid: null }, at(9)), featuredState(ad, at(9))]).toEqual(['noErid', 'planned'])
})

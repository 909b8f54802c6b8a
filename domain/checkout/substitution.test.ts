import { describe, expect, it } from 'vitest'
import { kopecks } from '../money/money.ts'
import { SUBSTITUTION_RULES, type Substitute, substitutionObstacle } from './substitution.ts'

const cheese: Substitute = { organizationId: 1, categoryId: 11, allergens: ['milk'], sum: kopecks(10_000) }
const next = (more: Partial<Substitute>): Substitute => ({ ...cheese, ...more })

describe('a replacement', () => {
  it.each(SUBSTITUTION_RULES)('never allows a new allergen or another seller under the rule «%s»', (rule) => {
    expect(substitutionObstacle(rule, cheese, next({ allergens: ['milk', 'nuts'] }))).toBe('allergens')
    expect(substitutionObstacle(rule, cheese, next({ organizationId: 2, allergens: ['nuts'] }))).toBe('otherSeller')
  })

  it.each([
    ['none', {}, 'notWanted'],
    ['same_farm', { categoryId: 12, sum: kopecks(99_999) }, null],
    ['same_farm', { allergens: [] }, null],
    ['same_category', { categoryId: 12 }, 'otherCategory'],
    ['same_category', { sum: kopecks(11_500) }, null],
    ['same_category', { sum: kopecks(11_501) }, 'tooDear'],
    ['ask', { categoryId: 12, sum: kopecks(99_999) }, null],
  ] as const)('under «%s» with %j: %s', (rule, more, obstacle) => {
    expect(substitutionObstacle(rule, cheese, next(more))).toBe(obstacle)
  })
})

import type { Area } from '@okolitsa/domain/market/areas.ts'
import { describe, expect, it } from 'vitest'
import { searchPath } from './search-path.ts'
import { externalAttributes, isInSection, type SectionName, sectionHere, sections } from './sections.ts'

const site = (links = {}, closedAreas: readonly Area[] = []) => ({
  links,
  market: { name: '', state: 'open', closedAreas } as const,
})

describe('sections', () => {
  it('finds the section of a page', () => {
    expect(isInSection(sections.home, '/')).toBe(true)
    expect(isInSection(sections.home, '/farmers')).toBe(false)
    expect(isInSection(sections.farmers, '/farmers/101/info')).toBe(true)
    expect(isInSection(sections.farmers, '/farmers-market')).toBe(false)
  })
  it('opens other sites in a new tab', () => {
    expect(externalAttributes(sections.blog)).toEqual({ target: '_blank', rel: 'external noopener' })
    expect(externalAttributes(sections.cart)).toEqual({})
  })
  it('includes a section of another site only when its URL is configured', () => {
    expect(sectionHere('blog', site())).toBeNull()
    expect(sectionHere('blog', site({ blog: 'https://blog.test' }))).toMatchObject({ href: 'https://blog.test' })
    expect(sectionHere('travel', site())).toMatchObject({ href: '/tours' })
    expect(sectionHere('travel', site())?.isExternal).toBeUndefined()
    expect(sectionHere('travel', site({ travel: 'https://t.test' }))).toMatchObject({
      href: 'https://t.test',
      isExternal: true,
    })
    expect(sectionHere('becomeSeller', site())?.href).toBe('/cabinet/start')
    expect(sectionHere('becomeSeller', site({ becomeSeller: 'https://sell.test' }))?.isExternal).toBe(true)
    expect(sectionHere('cart', site())?.href).toBe('/cart')
    expect(sectionHere('restaurants', site())?.href).toBe('/restaurants')
  })
  it('includes no section of a closed area', () => {
    expect(sectionHere('travel', site({ travel: 'https://t.test' }, ['tours']))).toBeNull()
    expect(sectionHere('chats', site({}, ['chat']))).toBeNull()
    expect(sectionHere('cart', site({}, ['goods']))).not.toBeNull()
    expect(sectionHere('cart', site({}, ['goods', 'restaurants']))).toBeNull()
  })
  it('includes no section of an area without content', () => {
    const { links, market } = site()
    const of = (name: SectionName) =>
      sectionHere(name, { links, market: { ...market, emptyAreas: ['recipes', 'tours'] } })
    expect([of('recipes'), of('travel')]).toEqual([null, null])
    expect(of('restaurants')).not.toBeNull()
  })
  it('encodes the search text', () => {
    expect(searchPath(' a&b ')).toBe('/search-result?q=a%26b')
  })
})

import { describe, expect, it } from 'vitest'
import { searchPath } from './search-path.ts'
import { externalAttributes, isInSection, sectionHere, sections } from './sections.ts'

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
    expect(sectionHere('blog')).toBeNull()
    expect(sectionHere('blog', { blog: 'https://blog.test' })).toMatchObject({ href: 'https://blog.test' })
    expect(sectionHere('travel')).toMatchObject({ href: '/tours' })
    expect(sectionHere('travel')?.isExternal).toBeUndefined()
    expect(sectionHere('travel', { travel: 'https://t.test' })).toMatchObject({
      href: 'https://t.test',
      isExternal: true,
    })
    expect(sectionHere('becomeSeller')?.href).toBe('/cabinet/start')
    expect(sectionHere('becomeSeller', { becomeSeller: 'https://sell.test' })?.isExternal).toBe(true)
    expect(sectionHere('cart')?.href).toBe('/cart')
    expect(sectionHere('restaurants')?.href).toBe('/restaurants')
  })
  it('encodes the search text', () => {
    expect(searchPath(' a&b ')).toBe('/search-result?q=a%26b')
  })
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dutiesOfPath } from '@okolitsa/domain/catalog/category-duties.ts'
import { contentMistakes } from '@okolitsa/domain/content/content-block.ts'
import { fillLegalText, LEGAL_BLANKS } from '@okolitsa/domain/market/legal-text.ts'
import { ENGLISH_NAMES } from '@okolitsa/strings/ru/english-names.ts'
import { describe, expect, it } from 'vitest'
import {
  starterCategories,
  starterKitchens,
  starterLegalTexts,
  starterRecipeSections,
  starterReviewTags,
} from './starter-data.ts'

const sections = starterCategories.filter(({ parentId }) => parentId === null)
const categories = starterCategories.filter(({ parentId }) => parentId !== null)
const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length
const picture = (source: string) => new URL(`pictures/${source}`, import.meta.url)

describe('the category tree', () => {
  it('has at least 12 sections and 90 categories, each section with categories', () => {
    expect(sections.length).toBeGreaterThanOrEqual(12)
    expect(categories.length).toBeGreaterThanOrEqual(90)
    for (const { id, title } of sections)
      expect(categories.filter(({ parentId }) => parentId === id).length, title).toBeGreaterThan(0)
  })

  it('numbers a category after its section, lists the section first, and repeats no key', () => {
    const seen = new Set<number>()
    for (const { id, parentId } of starterCategories) {
      if (parentId === null) expect(id).toBeLessThan(100)
      else expect([Math.floor(id / 100), seen.has(parentId)]).toEqual([parentId, true])
      seen.add(id)
    }
    expect(isUnique(starterCategories.map(({ id }) => id))).toBe(true)
    expect(isUnique(starterCategories.map(({ urlKey }) => urlKey))).toBe(true)
  })

  it('gives every category a line and an English name, and synonyms to those that have a word of their own', () => {
    expect(starterCategories.filter(({ synonyms }) => synonyms.length > 0).length).toBeGreaterThan(60)
    for (const category of starterCategories) {
      expect(category.description, category.title).not.toMatch(/^$|\.$/)
      // a phrase would be found by each of its words, and the name of one product would find all others
      for (const word of category.synonyms) expect(word, category.title).toMatch(/^[а-яё-]+$/)
      expect(isUnique(category.synonyms), category.title).toBe(true)
      expect(ENGLISH_NAMES.has(category.title), category.title).toBe(true)
    }
  })

  it('requires papers and marking by law', () => {
    const byId = new Map(starterCategories.map((category) => [category.id, category]))
    const dutiesOf = (urlKey: string) =>
      dutiesOfPath(starterCategories.find((category) => category.urlKey === urlKey)?.id ?? 0, byId)
    expect(dutiesOf('tvorog')).toEqual({ requiredPapers: ['declaration', 'vsd'], markingGroup: 'milk' })
    expect(dutiesOf('govyadina')).toEqual({ requiredPapers: ['vsd'], markingGroup: null })
    expect(dutiesOf('med')).toMatchObject({ markingGroup: 'honey' })
    expect(dutiesOf('voda')).toMatchObject({ markingGroup: 'water' })
    expect(dutiesOf('griby').requiredPapers).toEqual(['declaration'])
    expect(dutiesOf('detskoe-pyure').requiredPapers).toContain('registration')
    expect(dutiesOf('pomidory')).toEqual({ requiredPapers: [], markingGroup: null })
  })
})

describe('drawings', () => {
  it('has a file for every picture', () => {
    const shown = [...starterCategories, ...starterKitchens, ...starterRecipeSections].map(({ image }) => image)
    expect(shown.filter((source) => !existsSync(picture(source)))).toEqual([])
  })

  it('has pictures of sections that are transparent, 320 pixels square, and small', () => {
    for (const name of readdirSync(picture('tiles'))) {
      const file = readFileSync(picture(`tiles/${name}`))
      expect(file.toString('latin1', 12, 16), name).toBe('VP8X')
      expect(file.readUInt8(20) & 0x10, name).toBe(0x10)
      expect([file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1], name).toEqual([320, 320])
      expect(file.length, name).toBeLessThan(16 * 1024)
    }
  })
})

describe('kitchens and sections of recipes', () => {
  it('has unique keys and English names', () => {
    expect(isUnique(starterKitchens.map(({ slug }) => slug))).toBe(true)
    expect(isUnique(starterRecipeSections.map(({ urlKey }) => urlKey))).toBe(true)
    const titles = [...starterKitchens, ...starterRecipeSections].map(({ title }) => title)
    expect(titles.filter((title) => !ENGLISH_NAMES.has(title))).toEqual([])
  })
})

describe('review tags', () => {
  it('has unique ids and titles, and names existing sections', () => {
    expect(isUnique(starterReviewTags.map(({ id }) => id))).toBe(true)
    expect(isUnique(starterReviewTags.map(({ about, title }) => `${about} ${title}`))).toBe(true)
    const keys = sections.map(({ urlKey }) => urlKey)
    expect(starterReviewTags.flatMap((tag) => tag.sections ?? []).filter((key) => !keys.includes(key))).toEqual([])
  })
})

describe('legal texts', () => {
  const words = starterLegalTexts.map(({ code, ...text }) => ({ code, ...text, action: '', links: [] }))
  const facts = Object.fromEntries(LEGAL_BLANKS.map((blank) => [blank, 'значение']))

  it('covers the offer to sellers, the agreement, personal data, consent, and delivery with returns', () => {
    expect(starterLegalTexts.map(({ code }) => code)).toEqual([
      'legal-offer',
      'legal-agreement',
      'legal-privacy',
      'legal-consent',
      'legal-delivery',
    ])
  })

  it.each(words)('$code is valid content whose blanks are known and can be filled', ({ code: _code, ...text }) => {
    const block = { kind: 'text', slot: null, position: 0, regionCodes: [], firstDay: null, lastDay: null } as const
    const rest = { href: null, picture: null, look: 'dark' } as const
    expect(contentMistakes({ ...block, ...rest, words: { ru: text, en: null } })).toEqual({})
    const { words: filled, missing } = fillLegalText(text, facts)
    expect(missing).toEqual([])
    expect(JSON.stringify(filled)).not.toContain('{{')
    expect(fillLegalText(text, {}).missing).toContain('market.name')
  })

  it.each(words)('$code can be shown for an operator without a tax number', ({ code: _code, ...text }) => {
    const { 'operator.tin': _tin, 'operator.registrationNumber': _number, ...others } = facts
    expect(fillLegalText(text, others).missing).toEqual([])
  })
})

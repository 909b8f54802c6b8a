import { latinOf } from '@okolitsa/strings/ru/romanization.ts'
import { expect, it } from 'vitest'
import { sectionSlugs } from './section-slugs.ts'

const slugsOf = (...titles: string[]) =>
  sectionSlugs(
    titles.map((title, index) => ({ id: 10_001 + index, title })),
    latinOf,
  )

it('makes a slug from the words of a title', () => {
  expect(slugsOf('Супы', 'Пироги из печи', 'Завтраки до 12:00', 'Café & чай')).toEqual([
    'supy',
    'pirogi-iz-pechi',
    'zavtraki-do-12-00',
    'cafe-chay',
  ])
})

it('uses the id when two sections have equal titles', () => {
  expect(slugsOf('Супы', 'супы!', 'СУПЫ')).toEqual(['supy', '10002', '10003'])
})

it("uses the id when a title has no letters or equals another section's id", () => {
  expect(slugsOf('🍲', '10001', '—', '12:30')).toEqual(['10001', '10002', '10003', '10004'])
})

it('uses the id when another page of the restaurant has the slug', () => {
  expect(slugsOf('Инфо', 'info')).toEqual(['10001', '10002'])
})

it('cuts a long slug at a word or inside it, never at a hyphen', () => {
  const [slug = ''] = slugsOf(`${'а'.repeat(59)} ${'б'.repeat(20)}`)
  expect(slug).toBe('a'.repeat(59))
})

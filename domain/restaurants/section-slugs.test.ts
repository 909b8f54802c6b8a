import { latinOf } from '@okolitsa/strings/ru/romanization.ts'
import { expect, it } from 'vitest'
import { sectionSlugs } from './section-slugs.ts'

const slugsOf = (...titles: string[]) =>
  sectionSlugs(
    titles.map((title, index) => ({ id: 10_001 + index, title })),
    latinOf,
  )

it('makes an address from the words of a title', () => {
  expect(slugsOf('Супы', 'Пироги из печи', 'Завтраки до 12:00', 'Café & чай')).toEqual([
    'supy',
    'pirogi-iz-pechi',
    'zavtraki-do-12-00',
    'cafe-chay',
  ])
})

it('takes the id when two sections of a menu are called alike', () => {
  expect(slugsOf('Супы', 'супы!', 'СУПЫ')).toEqual(['supy', '10002', '10003'])
})

it('takes the id when a title has no letters, or is an id of another section', () => {
  expect(slugsOf('🍲', '10001', '—', '12:30')).toEqual(['10001', '10002', '10003', '10004'])
})

it('takes the id when another page of the restaurant has the address', () => {
  expect(slugsOf('Инфо', 'info')).toEqual(['10001', '10002'])
})

it('ends a long address at a word or within it, never with a hyphen', () => {
  const [slug = ''] = slugsOf(`${'а'.repeat(59)} ${'б'.repeat(20)}`)
  expect(slug).toBe('a'.repeat(59))
})

import { readBlock } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { TRADES } from '@okolitsa/domain/site-pages/trade.ts'
import { expect, it } from 'vitest'
import { firstPage } from './first-page.ts'

const seller = {
  title: 'Сыроварня',
  tagline: 'Сыр из утреннего молока',
  story: ['Двадцать коз.'],
  ownerName: 'Анна',
  place: 'Ягодная, Тульская область',
  withCdek: false,
  pictures: ['a.webp', 'a.webp', 'b.webp', 'c.webp'],
  ratingSum: 0,
  ratingCount: 0,
}
const typesOf = (page: ReturnType<typeof firstPage>) => page.document.blocks.map(({ type }) => type)

it('creates a complete page for every trade, each with a separate layout', () => {
  const pages = TRADES.map((trade) => firstPage(trade, 'saas', seller))
  for (const { document } of pages)
    for (const block of document.blocks) expect([block.type, readBlock(block)]).toEqual([block.type, expect.anything()])
  const manners = pages.map(({ document }) =>
    JSON.stringify(document.blocks.map(({ type, props }) => [type, props.layout])),
  )
  expect(new Set(manners).size).toBe(TRADES.length)
})

it('creates a page of facts only, without a gallery of one picture or an empty story', () => {
  const page = firstPage('dairy', 'landing', { ...seller, story: [], pictures: ['a.webp', 'a.webp'] })
  for (const type of ['gallery', 'about']) expect(typesOf(page)).not.toContain(type)
  const gallery = firstPage('dairy', 'saas', seller).document.blocks.find(({ type }) => type === 'gallery')
  expect(gallery?.props.items).toEqual(['a.webp', 'b.webp', 'c.webp'].map((picture) => ({ picture, text: '' })))
})

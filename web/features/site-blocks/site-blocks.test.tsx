import { everyBlock } from '@okolitsa/contracts/site-blocks/every-block.data.ts'
import { readDocument, type SiteBlockType } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SiteBlocks } from './site-blocks.tsx'

/** The HTML of a published page; live blocks are rendered as their type. */
const rendered = (...blocks: ReturnType<typeof everyBlock>) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SiteBlocks
        title="Страница"
        blocks={readDocument({ blocks })}
        live={{ organizationId: 1, consentHref: '/consent', show: ({ type }) => <p>{`live:${type}`}</p> }}
      />
    </QueryClientProvider>,
  )
const block = (type: SiteBlockType, props: Record<string, unknown>, version = 1) => ({ id: type, type, version, props })

it('renders every type of block and live blocks in place, under one page heading', () => {
  const blocks = everyBlock('farms/1/a.webp')
  const html = rendered(...blocks)
  expect([...html.matchAll(/<div id="(\w+)"/g)].map(([, id]) => id)).toEqual(blocks.map(({ id }) => id))
  expect([...html.matchAll(/live:(\w+)/g)].map(([, type]) => type)).toEqual([
    'goods',
    'reviews',
    'questions',
    'contacts',
    'delivery',
  ])
  expect(html.match(/<h1/g)).toHaveLength(1)
  // all URLs are pictures of the shop
  for (const [, address] of html.matchAll(/ src(?:set)?="([^"]+)"/gi)) expect(address).toMatch(/^\/api\/v1\/img\//)
  expect(html).not.toMatch(/<(iframe|video|script|embed|object)/)
})

it('crops a picture around its focus point in every block', () => {
  const picture = { source: 'farms/1/a.webp', focus: { x: 20, y: 80 } }
  const items = [{ title: 'x', picture }]
  const html = rendered(
    block('hero', { title: 'x', picture }),
    block('about', { title: 'x', text: 'x', picture }),
    block('gallery', { items }),
    block('team', { items }),
    block('services', { items }),
  )
  expect(html.match(/object-position:20% 80%/g)).toHaveLength(5)
})

it('escapes texts', () => {
  const hostile = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'
  const item = { title: hostile, text: hostile, price: 'x', group: hostile, role: hostile, time: 'x', day: 'daily' }
  const html = rendered(
    block('hero', { title: hostile, text: hostile, action: { title: 'x', href: '/a"onclick="x' } }),
    ...(['advantages', 'priceList', 'team', 'timetable', 'services'] as const).map((type) =>
      block(type, { title: hostile, items: [{ ...item, title: hostile.slice(0, 60) }] }),
    ),
    block('text', { title: hostile, text: hostile }),
    block('video', { title: hostile, href: 'https://a.ru/"onclick="x' }),
  )
  expect(html.match(/id="(hero|advantages|priceList|team|timetable|services|text|video)"/g)).toHaveLength(8)
  expect(html).not.toMatch(/<script|<img src=x|"\s*onclick|"\s*onerror/)
})

it('renders no heading for an empty block', () => {
  for (const type of ['gallery', 'priceList', 'team', 'timetable'] as const)
    expect([type, rendered(block(type, { title: 'Заголовок', items: [] }))]).toEqual([
      type,
      expect.not.stringContaining('Заголовок'),
    ])
  expect(rendered(block('gallery', { items: [{ picture: null }] }))).not.toContain('<ul')
})

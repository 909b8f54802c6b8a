import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { readBlock, readDocument, SITE_BLOCKS, upgradeBlock, upgradeProps } from './site-blocks.ts'

const block = (type: string, props: Record<string, unknown>, version = 1) => ({ id: type, type, version, props })

it('fills in defaults of known blocks and omits unknown ones', () => {
  expect(readDocument({ blocks: [block('goods', {}), block('carousel', {}), block('text', { text: 5 })] })).toEqual([
    { id: 'goods', type: 'goods', version: 1, props: { title: '', most: 8, layout: 'grid' } },
  ])
  expect(readBlock(block('constructor', {}))).toBeNull()
})

it('accepts links to the web, a telephone, an e-mail or a page of the site only', () => {
  const to = (href: string) => readBlock(block('hero', { title: 'x', action: { title: 'y', href } })) !== null
  for (const href of ['https://vk.com/a', 'tel:+79161234567', 'mailto:a@b.ru', '/delivery', '/', '#form'])
    expect([href, to(href)]).toEqual([href, true])
  for (const href of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https://a:b@evil.example',
    '',
    '/a b',
  ])
    expect([href, to(href)]).toEqual([href, false])
})

it('shows and stores a block of an earlier version as the latest one', () => {
  const old = block('hero', { layout: 'side', title: 'Ферма' })
  expect(readBlock(old)).toMatchObject({ version: 2, props: { layout: 'right', title: 'Ферма', text: '' } })
  expect(upgradeBlock(old)).toMatchObject({ version: 2, props: { layout: 'right' } })
  const full = block('hero', { layout: 'full', title: 'Ферма' })
  expect(readBlock(full)).toMatchObject({ version: 2, props: { layout: 'full' } })
  // the latest version, or one unknown to this code, stays unchanged
  const later = block('hero', { layout: 'left', title: 'Ферма' }, 7)
  expect(upgradeBlock(later)).toBe(later)
  expect(readBlock(block('hero', { layout: 'side', title: 'Ферма' }, 2))).toBeNull()
})

it('applies upgrades in order from the version of the block', () => {
  const type = defineBlock(
    z.object({ c: z.number() }),
    ({ a }) => ({ b: Number(a) + 1 }),
    ({ b }) => ({ c: Number(b) * 10 }),
  )
  expect(type.version).toBe(3)
  expect(upgradeProps(type, 1, { a: 1 })).toEqual({ c: 20 })
  expect(upgradeProps(type, 2, { b: 1 })).toEqual({ c: 10 })
  expect(upgradeProps(type, 3, { c: 1 })).toEqual({ c: 1 })
  for (const { version, upgrades } of Object.values(SITE_BLOCKS)) expect(version).toBe(upgrades.length + 1)
})

it("refuses scripts, third-party content and values beyond the type's limits", () => {
  const video = (href: string) => readBlock(block('video', { href })) !== null
  expect(video('https://rutube.ru/video/1/')).toBe(true)
  for (const href of [
    'http://rutube.ru/',
    'javascript:alert(1)',
    '//a.ru/x.mp4',
    '/x.mp4',
    'https://a@b.ru/',
    'https://x',
    '',
  ])
    expect([href, video(href)]).toEqual([href, false])
  const pictureOf = (picture: string) =>
    ['gallery', 'team', 'services'].filter((type) => readBlock(block(type, { items: [{ title: 'x', picture }] })))
  expect(pictureOf('farms/1/a.webp')).toEqual(['gallery', 'team', 'services'])
  for (const picture of ['https://evil.example/a.png', 'data:image/svg+xml,x', "a.png' onerror='x", ''])
    expect([picture, pictureOf(picture)]).toEqual([picture, []])
  const most = (type: string, item: Record<string, unknown>, count: number) =>
    readBlock(block(type, { items: Array.from({ length: count }, () => item) })) !== null
  for (const [type, item, count] of [
    ['gallery', {}, 40],
    ['priceList', { title: 'Сыр' }, 60],
    ['team', { title: 'Анна' }, 24],
    ['timetable', { title: 'Дойка' }, 40],
  ] as const)
    expect([type, most(type, item, count), most(type, item, count + 1)]).toEqual([type, true, false])
  expect(readBlock(block('timetable', { items: [{ day: 'never', title: 'x' }] }))).toBeNull()
  expect(readBlock(block('divider', { look: 'url(x)' }))).toBeNull()
})

it('treats markup in texts as plain text', () => {
  const text = '<script>alert(1)</script>'
  for (const [type, props] of Object.entries({
    priceList: { items: [{ title: text, group: text, price: '1', text }], note: text },
    team: { items: [{ title: text, role: text }] },
    timetable: { items: [{ title: text, time: '10:00' }] },
    gallery: { title: text, items: [{ text }] },
  }))
    expect(JSON.stringify(readBlock(block(type, props)))).toContain(text)
})

import { expect, it } from 'vitest'
import { readBlock, readDocument } from './site-blocks.ts'

const block = (type: string, props: Record<string, unknown>) => ({ id: type, type, version: 1, props })

it('reads known blocks with what was left unsaid, and leaves out what it does not know', () => {
  expect(readDocument({ blocks: [block('goods', {}), block('carousel', {}), block('text', { text: 5 })] })).toEqual([
    { id: 'goods', type: 'goods', version: 1, props: { title: '', most: 8 } },
  ])
  expect(readBlock(block('constructor', {}))).toBeNull()
})

it('links lead to the web, a telephone, a letter or a page of the site, and nowhere else', () => {
  const to = (href: string) => readBlock(block('hero', { title: 'x', action: { title: 'y', href } })) !== null
  for (const href of ['https://vk.com/a', 'tel:+79161234567', 'mailto:a@b.ru', '/delivery', '/', '#form'])
    expect([href, to(href)]).toEqual([href, true])
  for (const href of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'ftp://a', '', 'https://', '/a b'])
    expect([href, to(href)]).toEqual([href, false])
})

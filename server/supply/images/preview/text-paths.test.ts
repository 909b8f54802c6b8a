import { expect, it } from 'vitest'
import { previewSvg } from './preview-svg.ts'
import { firstDrawn, linesOf, textPath, textWidth } from './text-paths.ts'

const STYLE = { weight: '700', size: 50, color: '#000' } as const

it('breaks a text between words, and says where it was cut', () => {
  const text = 'Сыр выдержанный из козьего молока с трюфелем'
  const lines = linesOf(text, 500, STYLE, 4)
  expect(lines.join(' ')).toBe(text)
  expect(lines.every((line) => textWidth(line, STYLE) <= 500)).toBe(true)
  const cut = linesOf(text, 500, STYLE, 2)
  expect(cut).toHaveLength(2)
  expect(cut[1]).toMatch(/…$/)
  expect(textWidth(cut[1] ?? '', STYLE)).toBeLessThanOrEqual(500)
  expect(linesOf('Н'.repeat(90), 500, STYLE, 4)[0]).toMatch(/^Н+…$/)
  expect(linesOf('', 500, STYLE, 4)).toEqual([])
})

it('writes every sign the shop uses, and leaves out what no letter is', () => {
  for (const sign of 'АЯаяЁё«»—–№₽·…0123456789%,.:;!?()ABCxyzé')
    expect([sign, textWidth(sign, STYLE) > 0]).toEqual([sign, true])
  expect(textPath('🧀', 0, 0, STYLE)).not.toContain('<path')
})

it('keeps the longest words of a badge beside the picture', () => {
  const svg = previewSvg({
    brand: '',
    title: '',
    note: '',
    badge: 'Очень долго до стола · 20 порций и ещё немного',
    hue: 1,
    sign: null,
  })
  const [, badge] = [...svg.matchAll(/<rect x="(\d+)" y="\d+" width="([\d.]+)"/g)].map(
    ([, x, width]) => Number(x) + Number(width),
  )
  expect(badge).toBeLessThan(632)
})

it('has no text that a machine without fonts could not draw, and nothing of the texts as markup', () => {
  const svg = previewSvg({ brand: 'околица', title: '<script>&', note: '"', badge: "'", hue: 90, sign: null })
  expect(svg).not.toMatch(/<text|font-family|<script/)
})

it('a seller’s own site has its letter and colour there, the first letter that can be drawn', () => {
  // the font has no letters of Tatar: the next one stands for the name
  expect(firstDrawn(['Ә', 'Б', 'И'])).toBe('Б')
  expect(firstDrawn([])).toBe('')
  const sign = { letters: ['Ж'], color: '#123456' }
  const svg = previewSvg({ brand: 'Жар', title: 'Сыр', note: '', badge: '100', hue: 1, sign })
  expect(svg).toContain('fill="#123456"')
  expect(svg).not.toMatch(/#2C7A3F|#FFD56A/)
})

import { expect, it } from 'vitest'
import { previewSvg } from './preview-svg.ts'
import { linesOf } from './text-lines.ts'
import { drawnSigns, firstDrawn, textPath, textWidth } from './text-paths.ts'

const STYLE = { weight: '700', size: 50, color: '#000' } as const

it('breaks a text between words, and marks where it was shortened', () => {
  const text = 'Сыр выдержанный из козьего молока с трюфелем'
  const lines = linesOf(text, 500, STYLE, 4)
  expect(lines.join(' ')).toBe(text)
  expect(lines.every((line) => textWidth(line, STYLE) <= 500)).toBe(true)
  const cut = linesOf(text, 500, STYLE, 2)
  expect(cut).toHaveLength(2)
  expect(cut[1]).toMatch(/…$/)
  expect(textWidth(cut[1] ?? '', STYLE)).toBeLessThanOrEqual(500)
  expect(linesOf('Н'.repeat(90), 500, STYLE, 4).join('')).toMatch(/^Н+…$/)
  expect(linesOf('', 500, STYLE, 4)).toEqual([])
})

it('writes every character that the shop uses, and a square for a missing glyph', () => {
  for (const sign of 'АЯаяЁё«»—–№₽·…0123456789%,.:;!?()ABCxyzé')
    expect([sign, textWidth(sign, STYLE) > 0]).toEqual([sign, true])
  expect(textPath('🧀', 0, 0, STYLE)).toBe(textPath('□', 0, 0, STYLE))
  expect(drawnSigns('🧀', '500').map(({ said }) => said)).toEqual(['🧀'])
  // invisible characters have no width
  expect(textWidth('а\u200B\u00ADб\uFE0F', STYLE)).toBe(textWidth('аб', STYLE))
})

it('draws the letters of the languages of Russia, composed or decomposed', () => {
  const letters = 'ӘҖҢӨҮҺҒҘҠҪӐӖӗӲҔҤӔІӜӞӤӦӴӒӰӸӀӃӇԒҚҲӶҶҥӈӄԓѢ'
  const square = drawnSigns('□', '500')[0]?.glyph
  for (const weight of ['500', '700'] as const) {
    for (const sign of [...letters, ...letters.toLowerCase()]) {
      const [drawn] = drawnSigns(sign.normalize('NFD'), weight)
      expect([sign, drawn?.said, drawn?.glyph === square]).toEqual([sign, sign, false])
    }
  }
  // a vowel with a macron has no single glyph, so the mark is drawn over it
  expect(drawnSigns('а\u0304', '500').map(({ said }) => said)).toEqual(['а', '\u0304'])
  expect(drawnSigns('ﬁ', '500').map(({ said }) => said)).toSatisfy(
    (said: string[]) => said.join('').normalize('NFKD') === 'fi',
  )
})

it('breaks after commas, at non-breaking spaces and inside long words, without losing letters', () => {
  const composition = 'сахар,мука,яйцо,масло 82,5 %,молоко'
  expect(linesOf(composition, 400, STYLE).every((line) => /[,%о]$/.test(line))).toBe(true)
  expect(linesOf('раз\u00A0два\u00A0три', 150, STYLE)).toEqual(['раз', 'два', 'три'])
  const signs = [
    'а',
    'Щ',
    'ә',
    'e\u0301',
    '🧀',
    '👨‍👩‍👧',
    ',',
    ', ',
    ' ',
    '\u00A0',
    '\u2009',
    '\t',
    '\n',
    '/',
    '-',
    '7',
    'слово',
    'Н'.repeat(30),
  ]
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  for (let round = 0; round < 200; round += 1) {
    const text = Array.from(
      { length: random(40) },
      () => signs[Math.floor((random(1_000) / 1_000) * signs.length)],
    ).join('')
    const width = 60 + random(600)
    const lines = linesOf(text, width, STYLE)
    expect(lines.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
    expect(
      lines.filter((line) => textWidth(line, STYLE) > width && [...new Intl.Segmenter().segment(line)].length > 1),
    ).toEqual([])
    const few = linesOf(text, width, STYLE, 2)
    if (lines.length > 2) expect(few.at(-1)).toMatch(/…$/)
    else expect(few).toEqual(lines)
  }
})

it('draws the longest badge text without overlapping the picture', () => {
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

it('outlines all texts, so that markup in a text has no effect', () => {
  const svg = previewSvg({ brand: 'утро', title: '<script>&', note: '"', badge: "'", hue: 90, sign: null })
  expect(svg).not.toMatch(/<text|font-family|<script/)
})

it('draws the letter with the first available glyph and the colour of a seller’s own site', () => {
  // the font has no pictograms, so the next letter is used
  expect(firstDrawn(['🧀', 'Ә', 'И'])).toBe('Ә')
  expect(firstDrawn([])).toBe('')
  const sign = { letters: ['Ж'], color: '#123456' }
  const svg = previewSvg({ brand: 'Жар', title: 'Сыр', note: '', badge: '100', hue: 1, sign })
  expect(svg).toContain('fill="#123456"')
  expect(svg).not.toMatch(/#2C7A3F|#FFD56A/)
})

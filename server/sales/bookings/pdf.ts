import { linesOf, outlinesOf } from '../../supply/images/public.ts'

/** A4, points. */
export const PAGE = { width: 595, height: 842 } as const

export interface PdfText {
  readonly weight: '500' | '700'
  readonly size: number
  /** Red, green, blue, 0…1. */
  readonly color?: readonly [number, number, number]
}

const INK = [0.09, 0.14, 0.11] as const
const figure = (value: number): string => String(Math.round(value * 1_000) / 1_000)

/** A glyph's outline (M, L, Q, Z) as PDF draws it: its curves are cubic. */
function outline(path: string): string {
  const steps: string[] = []
  let [x, y] = [0, 0]
  for (const [, command, numbers = ''] of path.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers.trim().split(/[ ,]+/).map(Number)
    if (command === 'Z') steps.push('h')
    else if (command === 'Q') {
      const curve = [x + (2 / 3) * (a - x), y + (2 / 3) * (b - y), c + (2 / 3) * (a - c), d + (2 / 3) * (b - d), c, d]
      steps.push(`${curve.map(figure).join(' ')} c`)
      ;[x, y] = [c, d]
    } else {
      steps.push(`${figure(a)} ${figure(b)} ${command === 'M' ? 'm' : 'l'}`)
      ;[x, y] = [a, b]
    }
  }
  return steps.join('\n')
}

/** One line; `y` from the bottom of the page is where its letters stand. */
export function drawLine(text: string, x: number, y: number, { weight, size, color = INK }: PdfText): string {
  const { unitsPerEm, glyphs } = outlinesOf(text, weight)
  const scale = size / unitsPerEm
  let place = x
  const letters = glyphs.map(([advance, path]) => {
    const drawn =
      path === ''
        ? ''
        : `q ${figure(scale)} 0 0 ${figure(scale)} ${figure(place)} ${figure(y)} cm\n${outline(path)}\nf Q`
    place += advance * scale
    return drawn
  })
  return `${color.map(figure).join(' ')} rg\n${letters.filter(Boolean).join('\n')}`
}

export const wrapped = (text: string, width: number, style: PdfText, most: number): string[] =>
  linesOf(text, width, style, most)

/** A black square grid: a QR code. */
export function drawSquares(
  size: number,
  isDark: (x: number, y: number) => boolean,
  at: { x: number; y: number; side: number },
) {
  const cell = at.side / size
  const squares: string[] = []
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(column, row)) continue
      const [x, y] = [at.x + column * cell, at.y + at.side - (row + 1) * cell]
      // a hair more than the cell, so that no seam is seen
      squares.push(`${figure(x)} ${figure(y)} ${figure(cell + 0.05)} ${figure(cell + 0.05)} re`)
    }
  }
  return `0 0 0 rg\n${squares.join('\n')}\nf`
}

const utf16 = (text: string): string =>
  `<FEFF${[...text].map((sign) => sign.codePointAt(0)?.toString(16).padStart(4, '0') ?? '').join('')}>`

/** A document of one page; letters are outlines, so it looks alike everywhere and needs no font. */
export function pdfOf(title: string, content: string): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (ru) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << >> >>`,
    `<< /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream`,
    `<< /Title ${utf16(title)} >>`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = text.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

import { linesOf } from '../preview/text-lines.ts'
import { textWidth } from '../preview/text-paths.ts'
import { createPdfFile } from './pdf-file.ts'
import { createLetters, figure } from './pdf-letters.ts'
import type { QrGrid } from './qr-grid.ts'

/** Points: 1/72 of an inch. */
export interface PageSize {
  readonly width: number
  readonly height: number
}
/** Millimetres as points. */
export const millimetres = (length: number): number => (length * 72) / 25.4
export const A4: PageSize = { width: 595, height: 842 }

export interface PdfText {
  readonly weight: '500' | '700'
  readonly size: number
  /** Red, green, blue, 0…1. */
  readonly color?: readonly [number, number, number]
}

/** A page that is drawn on; places are points from its left and its bottom. */
export interface PdfPage {
  readonly size: PageSize
  /** One line; `y` is where its letters stand. */
  line(text: string, x: number, y: number, style: PdfText): void
  /** The same, ending at `x`. */
  lineBefore(text: string, x: number, y: number, style: PdfText): void
  /** A black square grid whose lower left corner is there. */
  squares(grid: QrGrid, at: { readonly x: number; readonly y: number; readonly side: number }): void
  /** A thin line from the left to the right. */
  rule(x: number, y: number, width: number): void
  /** An empty square to be ticked by hand. */
  checkBox(x: number, y: number, side: number): void
}
export interface Pdf {
  addPage(size: PageSize): PdfPage
  bytes(): Uint8Array
}

const INK = [0.09, 0.14, 0.11] as const

const utf16 = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

/** A text in lines of that width; what does not fit into `most` of them ends with an ellipsis, without it all is kept. */
export const wrapped = (text: string, width: number, style: PdfText, most?: number): string[] =>
  linesOf(text, width, style, most)

/** A document of our own letters: it looks alike everywhere, and its words are found and copied. */
export function createPdf(title: string, language: string): Pdf {
  const letters = createLetters()
  const pages: { size: PageSize; drawn: string[] }[] = []

  function addPage(size: PageSize): PdfPage {
    const drawn: string[] = []
    pages.push({ size, drawn })
    const line: PdfPage['line'] = (text, x, y, style) => {
      const written = letters.written(text, style)
      const color = (style.color ?? INK).map(figure).join(' ')
      if (written) drawn.push(`BT ${color} rg 1 0 0 1 ${figure(x)} ${figure(y)} Tm ${written} ET`)
    }
    return {
      size,
      line,
      lineBefore: (text, x, y, style) => line(text, x - textWidth(text, style), y, style),
      squares: (grid, { x, y, side }) => {
        const scale = figure(side / grid.size)
        drawn.push(`q ${scale} 0 0 ${scale} ${figure(x)} ${figure(y)} cm 0 0 0 rg\n${runsOf(grid)}\nf Q`)
      },
      rule: (x, y, width) =>
        drawn.push(`0.5 w 0 0 0 RG ${figure(x)} ${figure(y)} m ${figure(x + width)} ${figure(y)} l S`),
      checkBox: (x, y, side) => drawn.push(`0.8 w 0 0 0 RG ${[x, y, side, side].map(figure).join(' ')} re S`),
    }
  }

  return {
    addPage,
    bytes: () => {
      const file = createPdfFile()
      const [catalog, tree] = [file.reserve(), file.reserve()]
      const resources = file.add(`<< /Font << ${letters.addTo(file)} >> >>`)
      const kids = pages.map(({ size: { width, height }, drawn }) => {
        const content = file.addStream(drawn.join('\n'))
        const box = `[0 0 ${figure(width)} ${figure(height)}]`
        const own = `/Parent ${tree} 0 R /MediaBox ${box} /Contents ${content} 0 R /Resources ${resources} 0 R`
        return `${file.add(`<< /Type /Page ${own} >>`)} 0 R`
      })
      const info = file.add(`<< /Title ${utf16(title)} >>`)
      file.put(catalog, `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${language}) >>`)
      file.put(tree, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`)
      return file.bytes(`/Root ${catalog} 0 R /Info ${info} 0 R`)
    },
  }
}

/** Dark squares in a row are one rectangle, a hair higher than its row, so that no seam is seen. */
function runsOf({ size, isDark }: QrGrid): string {
  const runs: string[] = []
  for (let row = 0; row < size; row += 1) {
    let from = -1
    for (let column = 0; column <= size; column += 1) {
      const isOn = column < size && isDark(column, row)
      if (isOn && from < 0) from = column
      if (isOn || from < 0) continue
      runs.push(`${from} ${size - row - 1} ${column - from} 1.02 re`)
      from = -1
    }
  }
  return runs.join('\n')
}

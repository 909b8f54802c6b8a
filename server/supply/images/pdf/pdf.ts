import { readFileSync } from 'node:fs'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { linesOf } from '../preview/text-lines.ts'
import { drawnText, textWidth } from '../preview/text-paths.ts'
import type { QrGrid } from './qr-grid.ts'

/** Page size in points, 1/72 of an inch. */
export interface PageSize {
  readonly width: number
  readonly height: number
}
export const millimetres = (length: number): number => (length * 72) / 25.4
export const A4: PageSize = { width: 595, height: 842 }

export interface PdfText {
  readonly weight: '500' | '700'
  readonly size: number
  readonly color?: Color
}
/** Red, green and blue, each from 0 to 1. */
type Color = readonly [number, number, number]

/** A page to draw on; coordinates are points from the lower left corner. */
export interface PdfPage {
  readonly size: PageSize
  /** Writes one line; `y` is its baseline. */
  line(text: string, x: number, y: number, style: PdfText): void
  /** Writes a line that ends at `x`. */
  lineBefore(text: string, x: number, y: number, style: PdfText): void
  /** Draws a QR code with its lower left corner at the position. */
  squares(grid: QrGrid, at: { readonly x: number; readonly y: number; readonly side: number }): void
  /** A thin horizontal line. */
  rule(x: number, y: number, width: number): void
  checkBox(x: number, y: number, side: number): void
}
export interface Pdf {
  addPage(size: PageSize): PdfPage
  /** The finished document, after which drawing is not allowed. */
  bytes(): Promise<Uint8Array>
}
export interface PdfHead {
  readonly title: string
  readonly language: Language
  /** Time of creation in the file, so that equal content at an equal time gives equal bytes. */
  readonly now: Date
  /**
   * True = earlier pages can still be changed, for example by a footer with the number of pages. False = a page is
   * encoded when the next one begins.
   */
  readonly keepsPages?: boolean
}

const INK: Color = [0.09, 0.14, 0.11]
const WEIGHTS = ['500', '700'] as const

/** Wraps a text to a width; a text longer than `most` lines ends with an ellipsis. */
export const wrapped = (text: string, width: number, style: PdfText, most?: number): string[] =>
  linesOf(text, width, style, most)

/**
 * Creates a document with embedded fonts, so that it looks equal everywhere and its text can be searched and copied.
 * Library and fonts are loaded for the first document.
 */
export async function createPdf({ title, language, now, keepsPages = false }: PdfHead): Promise<Pdf> {
  const { default: Document } = await import('pdfkit')
  const document = new Document({
    autoFirstPage: false,
    bufferPages: keepsPages,
    margin: 0,
    lang: language,
    info: { Title: title, CreationDate: now },
  })
  for (const weight of WEIGHTS) {
    document.registerFont(weight, readFileSync(new URL(`letters-${weight}.otf`, import.meta.url)))
  }
  let [pages, current] = [0, 0]

  function addPage(size: PageSize): PdfPage {
    document.addPage({ size: [size.width, size.height], margin: 0 })
    const number = pages
    current = number
    pages += 1
    const onPage = (): PDFKit.PDFDocument => {
      if (current !== number) document.switchToPage(number)
      current = number
      return document
    }
    const line: PdfPage['line'] = (text, x, y, { weight, size: letters, color = INK }) => {
      const drawn = drawnText(text, weight)
      if (drawn === '') return
      onPage()
        .font(weight)
        .fontSize(letters)
        .fillColor(color.map((part) => part * 255) as [number, number, number])
        .text(drawn, x, size.height - y, { lineBreak: false, baseline: 'alphabetic' })
    }
    return {
      size,
      line,
      lineBefore: (text, x, y, style) => line(text, x - textWidth(text, style), y, style),
      squares: (grid, { x, y, side }) => drawSquares(onPage(), grid, { x, y: size.height - y - side, side }),
      rule: (x, y, width) => {
        const top = size.height - y
        onPage()
          .lineWidth(0.5)
          .moveTo(x, top)
          .lineTo(x + width, top)
          .stroke('black')
      },
      checkBox: (x, y, side) => {
        onPage()
          .lineWidth(0.8)
          .rect(x, size.height - y - side, side, side)
          .stroke('black')
      },
    }
  }

  return {
    addPage,
    bytes: async () => {
      document.end()
      const chunks: Uint8Array[] = []
      for await (const chunk of document) chunks.push(chunk as unknown as Uint8Array)
      return Buffer.concat(chunks)
    },
  }
}

/** Draws adjacent dark squares of a row as one rectangle, slightly higher than the row to avoid visible seams. */
function drawSquares(
  document: PDFKit.PDFDocument,
  { size, isDark }: QrGrid,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const cell = side / size
  for (let row = 0; row < size; row += 1) {
    let from = -1
    for (let column = 0; column <= size; column += 1) {
      const isOn = column < size && isDark(column, row)
      if (isOn && from < 0) from = column
      if (isOn || from < 0) continue
      document.rect(x + from * cell, y + row * cell, (column - from) * cell, 1.02 * cell)
      from = -1
    }
  }
  document.fill('black')
}

import { A4, type Pdf, type PdfPage, type PdfText, wrapped } from './pdf.ts'

const [LEFT, TOP, BOTTOM] = [48, A4.height - 56, 64]
const WIDTH = A4.width - 2 * LEFT
export const SHEET_TITLE: PdfText = { weight: '700', size: 20 }
export const SHEET_NOTE: PdfText = { weight: '500', size: 10 }
const HEAD: PdfText = { weight: '700', size: 9 }
const CELL: PdfText = { weight: '500', size: 10 }
const STRONG: PdfText = { weight: '700', size: 10 }
const [BOX, LINE, PAD] = [11, 13, 5]
/** Maximum lines of a cell; a longer text ends with an ellipsis. */
const MAX_LINES = 12

interface Column {
  readonly title: string
  /** Width as a share of the table. */
  readonly share: number
  readonly isStrong?: boolean
  readonly isRight?: boolean
}

/** Creates a table on as many pages as needed, each with a header. */
export function createSheet(pdf: Pdf) {
  const pages: PdfPage[] = []
  let y = 0
  const turn = (): PdfPage => {
    const page = pdf.addPage(A4)
    pages.push(page)
    y = TOP
    return page
  }
  const current = (): PdfPage => pages.at(-1) ?? turn()

  return {
    /** Writes a text over the whole width. */
    write(text: string, style: PdfText): void {
      for (const line of wrapped(text, WIDTH, style, 3)) {
        const page = current()
        page.line(line, LEFT, y, style)
        y -= style.size * 1.4
      }
    },
    newPage(): void {
      turn()
    },
    gap(points: number): void {
      y -= points
    },
    /** @param boxes false = rows have no check boxes */
    table(columns: readonly Column[], rows: readonly (readonly string[])[], boxes = true): void {
      const indent = boxes ? BOX + 12 : 0
      const inner = WIDTH - indent
      const places = columns.map((_, index) => {
        const before = columns.slice(0, index).reduce((sum, { share }) => sum + share, 0)
        return LEFT + indent + before * inner
      })
      const widthOf = (column: Column) => column.share * inner - 8
      const put = (page: PdfPage, index: number, text: string, style: PdfText) => {
        const column = columns[index]
        const x = places[index] ?? LEFT
        if (column?.isRight) page.lineBefore(text, x + column.share * inner, y, style)
        else page.line(text, x, y, style)
      }
      const heads = () => {
        const page = current()
        columns.forEach(({ title }, index) => {
          put(page, index, title, HEAD)
        })
        y -= PAD
        page.rule(LEFT, y, WIDTH)
        y -= LINE
      }
      current()
      if (y < BOTTOM + 4 * LINE) turn()
      heads()
      for (const row of rows) {
        const cells = columns.map((column, index) =>
          wrapped(row[index] ?? '', widthOf(column), column.isStrong ? STRONG : CELL, MAX_LINES),
        )
        const height = Math.max(...cells.map(({ length }) => length), 1) * LINE
        if (y - height < BOTTOM) {
          turn()
          heads()
        }
        const page = current()
        if (boxes) page.checkBox(LEFT, y - 2, BOX)
        const first = y
        columns.forEach((column, index) => {
          y = first
          for (const line of cells[index] ?? []) {
            put(page, index, line, column.isStrong ? STRONG : CELL)
            y -= LINE
          }
        })
        y = first - height + LINE - PAD
        page.rule(LEFT, y, WIDTH)
        y -= LINE
      }
    },
    /** Writes the footer of every page; must be called last. */
    foot(left: string, right: (page: number, all: number) => string): void {
      pages.forEach((page, index) => {
        page.line(left, LEFT, 40, SHEET_NOTE)
        page.lineBefore(right(index + 1, pages.length), LEFT + WIDTH, 40, SHEET_NOTE)
      })
    },
  }
}

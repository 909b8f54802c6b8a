import { A4, type PageSize, type Pdf, type PdfPage, type PdfText, wrapped } from './pdf.ts'

const [LEFT, ABOVE, BOTTOM] = [48, 56, 64]
export const SHEET_TITLE: PdfText = { weight: '700', size: 20 }
export const SHEET_NOTE: PdfText = { weight: '500', size: 10 }
const [BOX, LINE, PAD] = [11, 1.3, 5]
/** Maximum lines of a cell; a longer text ends with an ellipsis. */
const MAX_LINES = 12

interface Column {
  readonly title: string
  /** Width as a share of the table. */
  readonly share: number
  readonly isStrong?: boolean
  readonly isRight?: boolean
}

interface TableForm {
  /** False = rows without check boxes. */
  readonly hasBoxes?: boolean
  /** Size of the letters. */
  readonly size?: number
  /** A last row in bold. */
  readonly total?: readonly string[]
}

/** Creates texts and tables on as many pages as needed; a table repeats its header on each. */
export function createSheet(pdf: Pdf, size: PageSize = A4) {
  const pages: PdfPage[] = []
  const width = size.width - 2 * LEFT
  let y = 0
  const turn = (): PdfPage => {
    const page = pdf.addPage(size)
    pages.push(page)
    y = size.height - ABOVE
    return page
  }
  const current = (): PdfPage => pages.at(-1) ?? turn()

  return {
    /** Writes a text over the whole width; one longer than `most` lines ends with an ellipsis. */
    write(text: string, style: PdfText, most = 3): void {
      for (const line of wrapped(text, width, style, most)) {
        const page = current()
        const under = y < BOTTOM ? turn() : page
        under.line(line, LEFT, y, style)
        y -= style.size * 1.4
      }
    },
    /** Writes two blocks of lines next to each other, and keeps them on one page. */
    twoBlocks(left: readonly string[], right: readonly string[], style: PdfText): void {
      const column = width / 2 - 12
      const blocks = [left, right].map((lines) => lines.flatMap((line) => wrapped(line, column, style)))
      const height = Math.max(...blocks.map(({ length }) => length)) * style.size * 1.6
      current()
      if (y - height < BOTTOM) turn()
      const first = y
      blocks.forEach((lines, index) => {
        lines.forEach((line, row) => {
          current().line(line, LEFT + index * (width / 2 + 12), first - row * style.size * 1.6, style)
        })
      })
      y = first - height
    },
    newPage(): void {
      turn()
    },
    gap(points: number): void {
      y -= points
    },
    /** Begins a new page unless so much room is left, so that a heading or a signature does not stand alone. */
    keep(points: number): void {
      current()
      if (y - points < BOTTOM) turn()
    },
    table(
      columns: readonly Column[],
      rows: readonly (readonly string[])[],
      { hasBoxes = true, size: letters = 10, total }: TableForm = {},
    ): void {
      const cell: PdfText = { weight: '500', size: letters }
      const strong: PdfText = { weight: '700', size: letters }
      const head: PdfText = { weight: '700', size: Math.min(9, letters) }
      const line = letters * LINE
      const indent = hasBoxes ? BOX + 12 : 0
      const inner = width - indent
      const places = columns.map((_, index) => {
        const before = columns.slice(0, index).reduce((sum, { share }) => sum + share, 0)
        return LEFT + indent + before * inner
      })
      const widthOf = (column: Column) => column.share * inner - 8
      const put = (page: PdfPage, index: number, text: string, style: PdfText) => {
        const column = columns[index]
        const x = places[index] ?? LEFT
        // a gap, unless it is the last column
        const gap = index < columns.length - 1 ? 8 : 0
        if (column?.isRight) page.lineBefore(text, x + column.share * inner - gap, y, style)
        else page.line(text, x, y, style)
      }
      const titles = columns.map((column) => wrapped(column.title, widthOf(column), head))
      const heads = () => {
        const page = current()
        const [first, most] = [y, Math.max(...titles.map(({ length }) => length))]
        titles.forEach((lines, index) => {
          lines.forEach((title, row) => {
            y = first - row * line
            put(page, index, title, head)
          })
        })
        y = first - (most - 1) * line - PAD
        page.rule(LEFT, y, width)
        y -= line
      }
      current()
      if (y < BOTTOM + 4 * line) turn()
      heads()
      for (const row of total ? [...rows, total] : rows) {
        const styleOf = (column: Column) => (column.isStrong || row === total ? strong : cell)
        const cells = columns.map((column, index) =>
          wrapped(row[index] ?? '', widthOf(column), styleOf(column), MAX_LINES),
        )
        const height = Math.max(...cells.map(({ length }) => length), 1) * line
        if (y - height < BOTTOM) {
          turn()
          heads()
        }
        const page = current()
        if (hasBoxes) page.checkBox(LEFT, y - 2, BOX)
        const first = y
        columns.forEach((column, index) => {
          y = first
          for (const words of cells[index] ?? []) {
            put(page, index, words, styleOf(column))
            y -= line
          }
        })
        y = first - height + line - PAD
        page.rule(LEFT, y, width)
        y -= line
      }
    },
    /** Writes the footer of every page; must be called last. */
    foot(left: string, right: (page: number, all: number) => string): void {
      pages.forEach((page, index) => {
        page.line(left, LEFT, 40, SHEET_NOTE)
        page.lineBefore(right(index + 1, pages.length), LEFT + width, 40, SHEET_NOTE)
      })
    },
  }
}

import { millimetres, type PdfPage, type PdfText, type QrGrid, wrapped } from '../../../supply/images/public.ts'

/** Size of a label for a thermal printer, and of each cell of a sheet. */
export const LABEL = { width: millimetres(58), height: millimetres(40) }
export const PAD = 7
export const INNER = LABEL.width - 2 * PAD
/** Side of the QR code on a label with enough space, points. */
export const QR_SIDE = 54
const BLACK = [0, 0, 0] as const
export const style = (weight: PdfText['weight'], size: number): PdfText => ({ weight, size, color: BLACK })
export const SMALL = style('500', 6.5)
export const BOLD_SMALL = style('700', 7)
export const PRICE = style('700', 10)

/** Position of a label: its lower left corner. */
export interface Spot {
  readonly page: PdfPage
  readonly x: number
  readonly y: number
}

/** A measured line; `height` is its height on the label. */
export interface LabelLine {
  readonly text: string
  readonly of: PdfText
  readonly lead: number
}
export const heightOf = (lines: readonly LabelLine[]): number =>
  lines.reduce((sum, { of, lead }) => sum + of.size * lead, 0)

/** Text as lines of a label. */
export const linesOn = (
  text: string,
  of: PdfText,
  {
    width = INNER,
    most = 1,
    lead = 1.2,
  }: { readonly width?: number; readonly most?: number; readonly lead?: number } = {},
): LabelLine[] => wrapped(text, width, of, most).map((line) => ({ text: line, of, lead }))

/** Writes lines downwards from the top of a label. */
export function topDown({ page, x, y }: Spot) {
  let next = y + LABEL.height - PAD
  const down = {
    put(lines: readonly LabelLine[]): void {
      for (const { text, of, lead } of lines) {
        next -= of.size * (lead - 0.2)
        page.line(text, x + PAD, next, of)
        next -= of.size * 0.2
      }
    },
    write(text: string, of: PdfText, how: Parameters<typeof linesOn>[2] = {}): void {
      down.put(linesOn(text, of, how))
    },
    gap(points: number): void {
      next -= points
    },
    /** Ends the space for the QR code, so that further lines are as wide as the label. */
    below(side: number): void {
      next = Math.min(next, y + LABEL.height - PAD - side - 1)
    },
    /** Number of lines that still fit above a height of the label. */
    linesLeft: (bottom: number, of: PdfText): number => Math.max(0, Math.floor((next - y - bottom) / (of.size * 1.2))),
  }
  return down
}

export function drawQr({ page, x, y }: Spot, code: QrGrid, side: number): void {
  page.squares(code, { x: x + LABEL.width - PAD - side, y: y + LABEL.height - PAD - side, side })
}

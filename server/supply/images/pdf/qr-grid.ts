import { create } from 'qrcode'

/** Squares of a QR code, from its upper left corner. */
export interface QrGrid {
  readonly size: number
  isDark(column: number, row: number): boolean
}

/** The QR code of a text; it is read with a seventh of it dirty or torn. */
export function qrGridOf(text: string): QrGrid {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  return { size, isDark: (column, row) => data[row * size + column] === 1 }
}

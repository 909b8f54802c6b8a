import { create } from 'qrcode'

/** Modules of a QR code from the upper left corner. */
export interface QrGrid {
  readonly size: number
  isDark(column: number, row: number): boolean
}

/** A QR code that is readable with a seventh of it damaged. */
export function qrGridOf(text: string): QrGrid {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  return { size, isDark: (column, row) => data[row * size + column] === 1 }
}

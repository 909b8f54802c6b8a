import { create } from 'qrcode'

/** Modules of a QR code from the upper left corner. */
export interface QrGrid {
  readonly size: number
  isDark(column: number, row: number): boolean
}

/** Encodes a text as a QR code that stays readable when a seventh of it is damaged. */
export function qrGridOf(text: string): QrGrid {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  return { size, isDark: (column, row) => data[row * size + column] === 1 }
}

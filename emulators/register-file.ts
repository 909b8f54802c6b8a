import { exchangeBytes } from './tbank/exchange-file.ts'
import { moscowDay } from './tbank/payment-book.ts'

/** A register for a period, `YYYY-MM-DD` both included, as its receiver asked for it. */
export interface RegisterOptions {
  readonly from: string
  readonly to: string
  readonly encoding: 'windows-1251' | 'utf-8'
}

const MOSCOW_MS = 3 * 3_600_000
const timeOf = (ms: number) => new Date(ms + MOSCOW_MS).toISOString().slice(11, 19)
/** A moment in Moscow as registers write it: `30.11.2026 14:05:00`. */
export const moscowStamp = (ms: number): string => `${moscowDay(ms).split('-').reverse().join('.')} ${timeOf(ms)}`

const grouped = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** A sum with a decimal comma and groups of thousands: `1 860,00`. */
export const registerSum = (kopecks: number): string => grouped.format(kopecks / 100)

/** Options of a query: by default everything, in the encoding of Windows. */
export const registerOptionsOf = (query: Readonly<Record<string, unknown>>): RegisterOptions => ({
  from: String(query.from ?? '2000-01-01'),
  to: String(query.to ?? '2100-01-01'),
  encoding: query.encoding === 'utf-8' ? 'utf-8' : 'windows-1251',
})

/** A register as CSV with semicolons: a title, the headings, the operations, a line of the total. */
export const registerFile = (rows: readonly (readonly string[])[], { encoding }: RegisterOptions): Buffer =>
  exchangeBytes(
    rows.map((row) => row.join(';')),
    encoding,
  )

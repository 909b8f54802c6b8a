import type { IsoDate } from '../clock/clock.ts'
import type { Kopecks } from '../money/money.ts'

/** An amount of bank files: `18240.55`, always two decimals. */
export function bankAmount(amount: Kopecks): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Reads an amount with a dot or a comma, up to two decimals and any grouping; null = another form, or a sign. */
export function parseBankAmount(text: string): Kopecks | null {
  const [whole, roubles = '', cents = ''] =
    /^(\d{1,13})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s'\u00A0\u202F]/g, '')) ?? []
  return whole === undefined ? null : ((Number(roubles) * 100 + Number(cents.padEnd(2, '0'))) as Kopecks)
}

/** A day of bank files: `30.11.2026`. */
export const bankDay = (day: IsoDate): string => day.split('-').reverse().join('.')

/** Reads `30.11.2026`, `30.11.26` or `2026-11-30`, also before a time; null = no such day. */
export function parseBankDay(text: string): IsoDate | null {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?!\d)/.exec(text.trim()) ?? []
  const [, isoDay] = /^(\d{4}-\d{2}-\d{2})(?!\d)/.exec(text.trim()) ?? []
  const iso =
    isoDay ??
    (day && month && year ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '')
  const moment = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== iso ? null : iso
}

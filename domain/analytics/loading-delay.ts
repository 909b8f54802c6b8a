/** Connection type from the browser's `navigator.connection.effectiveType`. */
export type ConnectionType = 'slow-2g' | '2g' | '3g' | '4g'

/** Delay before third-party scripts load, ms, by connection type (spec 9). */
const LARGE: Readonly<Record<ConnectionType, number>> = { 'slow-2g': 17_500, '2g': 12_500, '3g': 4_000, '4g': 500 }
const SMALL: Readonly<Record<ConnectionType, number>> = { 'slow-2g': 30_000, '2g': 20_000, '3g': 7_500, '4g': 4_000 }
const LARGE_DEFAULT = 2_000
const SMALL_DEFAULT = 5_000
const SMALL_IOS = 3_000

/**
 * Delay before counters and pixels load after the page, ms. Slower connections wait longer so that products load first.
 * A reported connection type takes precedence; iOS reports none.
 */
export function loadingDelay(device: { isLarge: boolean; isIos: boolean; connection: string | undefined }): number {
  const table: Readonly<Record<string, number>> = device.isLarge ? LARGE : SMALL
  const { connection = '' } = device
  if (Object.hasOwn(table, connection)) return table[connection] ?? 0
  if (device.isLarge) return LARGE_DEFAULT
  return device.isIos ? SMALL_IOS : SMALL_DEFAULT
}

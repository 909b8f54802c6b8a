const KEY = 'okolitsa-sbp-banks'
const MOST = 4

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Schemas of the banks used on this device, newest first. */
export function recentBanks(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((schema) => typeof schema === 'string') : []
  } catch {
    return []
  }
}

/** Ignores a full or forbidden storage. */
export function rememberBank(storage: Kept, schema: string): void {
  const list = [schema, ...recentBanks(storage).filter((each) => each !== schema)].slice(0, MOST)
  try {
    storage.setItem(KEY, JSON.stringify(list))
  } catch {}
}

/** Browsers recognized by user agent, so that people recognize their own devices. */
export const BROWSERS = ['yandex', 'edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari'] as const
export const SYSTEMS = ['iphone', 'ipad', 'android', 'windows', 'mac', 'linux'] as const
type BrowserName = (typeof BROWSERS)[number]
type SystemName = (typeof SYSTEMS)[number]

/** Patterns of browsers; the first match applies, because user agents also contain the names of later entries. */
const BROWSER_MARKS: readonly [RegExp, BrowserName][] = [
  [/YaBrowser|YaApp|YaSearch/, 'yandex'],
  [/Edg(A|iOS)?\//, 'edge'],
  [/OPR\/|Opera/, 'opera'],
  [/SamsungBrowser/, 'samsung'],
  [/Firefox\/|FxiOS/, 'firefox'],
  [/Chrome\/|CriOS/, 'chrome'],
  [/Safari\//, 'safari'],
]
const SYSTEM_MARKS: readonly [RegExp, SystemName][] = [
  [/iPhone|iPod/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android/, 'android'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'mac'],
  [/Linux|X11|CrOS/, 'linux'],
]

/** Browser and system of a user agent; null = unknown. */
export function deviceOf(userAgent: string | null): { browser: BrowserName | null; system: SystemName | null } {
  const found = <Name>(marks: readonly [RegExp, Name][]): Name | null =>
    marks.find(([mark]) => mark.test(userAgent ?? ''))?.[1] ?? null
  return { browser: found(BROWSER_MARKS), system: found(SYSTEM_MARKS) }
}

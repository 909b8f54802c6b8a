/** Kopecks in MONETA's format: `120.25`. */
export const amountText = (kopecks: number): string =>
  `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`

/** Parses `120.25`, `120.2` or `120` to kopecks; null = invalid. */
export function readAmount(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null
}

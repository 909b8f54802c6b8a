/** Marks of a language: what stands between thousands, and before the fraction. */
export interface DecimalMarks {
  readonly group: string
  readonly point: string
}

/**
 * Writes numbers as `Intl.NumberFormat` does, rounded half away from zero. By hand, since the first formatter of Intl makes
 * a browser read its tables of locales: three quarters of what the shop's script took to start (decision 128).
 * @param places how many digits after the point: at least (0 unless told) and at most
 */
export function decimalFormat(
  { group, point }: DecimalMarks,
  { least = 0, most }: { least?: number; most: number },
): (value: number) => string {
  return (value) => {
    if (!Number.isFinite(value)) return String(value)
    const [digits = '0', fraction = ''] = Math.abs(value).toFixed(most).split('.')
    let shown = fraction.length
    while (shown > least && fraction[shown - 1] === '0') shown -= 1
    const thousands = digits.replace(/\B(?=(\d{3})+$)/g, group)
    const text = shown > 0 ? `${thousands}${point}${fraction.slice(0, shown)}` : thousands
    return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
  }
}

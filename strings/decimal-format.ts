const NBSP = '\u00A0'

/**
 * Writes numbers by the rules of a language (`Intl.NumberFormat`), rounded half away from zero. The formatter is made when
 * the first number is written: a browser reads its tables of locales for it.
 * @param places how many digits after the point: at least (0 by default) and at most
 */
export function decimalFormat(
  locale: string,
  { least = 0, most, isGrouped = true }: { least?: number; most: number; isGrouped?: boolean },
): (value: number) => string {
  let format: Intl.NumberFormat | undefined
  return (value) => {
    if (!Number.isFinite(value)) return String(value)
    format ??= new Intl.NumberFormat(locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: isGrouped,
      // a small loss rounded to zero has no sign
      signDisplay: 'negative',
    })
    // versions of locale data use different spaces between thousands; server and browser must agree
    return format.format(value).replace(/\s/g, NBSP)
  }
}

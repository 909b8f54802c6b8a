/** A number as it is typed: with a comma or a point, with or without spaces; NaN = it is none. */
export const numberTyped = (typed: string): number => {
  const plain = typed.replace(/\s/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

/** The same where nothing may be typed; null = nothing was. */
export const numberOrNone = (typed: string): number | null => (typed.trim() === '' ? null : numberTyped(typed))

/** Parses a typed number with a comma or a point, with or without spaces; NaN = not a number. */
export const numberTyped = (typed: string): number => {
  const plain = typed.replace(/\s/g, '').replace(',', '.')
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

/** Parses the number of an optional field; null = empty. */
export const numberOrNone = (typed: string): number | null => (typed.trim() === '' ? null : numberTyped(typed))

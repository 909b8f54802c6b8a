const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Fields that a caller sent and validation took no notice of, as paths: `carts.0.promoCode`. A body that says more than
 * the call understands is refused rather than obeyed in part: a forgotten promo code costs the visitor money.
 * @param read what validation made of `sent`; parts it turned into something else are not looked into
 */
export function unknownFields(sent: unknown, read: unknown, path = ''): string[] {
  if (sent === read) return []
  if (Array.isArray(sent) && Array.isArray(read) && sent.length === read.length) {
    return sent.flatMap((item, index) => unknownFields(item, read[index], `${path}${index}.`))
  }
  if (!isObject(sent) || !isObject(read)) return []
  return Object.entries(sent).flatMap(([name, value]) =>
    // JSON does not carry it
    value === undefined
      ? []
      : Object.hasOwn(read, name)
        ? unknownFields(value, read[name], `${path}${name}.`)
        : [path + name],
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Paths of fields that validation ignored: `carts.0.promoCode`. A body with unknown fields is refused, because an
 * ignored field such as a promo code would cost the visitor money.
 * @param read the result of validating `sent`; transformed parts are not inspected
 */
export function unknownFields(sent: unknown, read: unknown, path = ''): string[] {
  if (sent === read) return []
  if (Array.isArray(sent) && Array.isArray(read) && sent.length === read.length) {
    return sent.flatMap((item, index) => unknownFields(item, read[index], `${path}${index}.`))
  }
  if (!isObject(sent) || !isObject(read)) return []
  return Object.entries(sent).flatMap(([name, value]) =>
    // undefined is absent in JSON
    value === undefined
      ? []
      : Object.hasOwn(read, name)
        ? unknownFields(value, read[name], `${path}${name}.`)
        : [path + name],
  )
}

/** Parses the id of an order in a URL; null when it is invalid. */
export function orderIdOf(text: string | null | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null
  const id = Number(text)
  return id > 0 && id <= 2_147_483_647 ? id : null
}

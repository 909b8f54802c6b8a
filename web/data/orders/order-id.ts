/** An order's id from an address; null when it cannot be one. */
export function orderIdOf(text: string | null | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null
  const id = Number(text)
  return id > 0 && id <= 2_147_483_647 ? id : null
}

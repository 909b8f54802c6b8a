/** The id in `/farmers/{id}`, or null when the address is a category's or nobody's. */
export function farmerIdIn(key: string | undefined): number | null {
  return key !== undefined && /^[1-9]\d{0,8}$/.test(key) ? Number(key) : null
}

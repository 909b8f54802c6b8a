/** The id in `/farmers/{id}`, or null when the segment is a category's or unknown. */
export function organizationIdIn(key: string | undefined): number | null {
  return key !== undefined && /^[1-9]\d{0,8}$/.test(key) ? Number(key) : null
}

export const shownOrganizationId = (site: { readonly organizationId: number | null }, key: string | undefined) =>
  site.organizationId ?? organizationIdIn(key)

/** Where a host of a site is opened: over the scheme and at the port of the marketplace. */
export function siteAddress(host: string, marketplace: string): string {
  const { protocol, port } = new URL(marketplace)
  return `${protocol}//${host}${port === '' || host.includes(':') ? '' : `:${port}`}`
}

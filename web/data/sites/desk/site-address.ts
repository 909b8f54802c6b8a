export function siteAddress(host: string, marketplace: string): string {
  const { protocol, port } = new URL(marketplace)
  return `${protocol}//${host}${port === '' || host.includes(':') ? '' : `:${port}`}`
}

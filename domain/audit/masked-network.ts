/** Number of parts of an address that name the provider's network rather than a household. */
const SHOWN_PARTS = 2

/** A network with its last parts hidden: `95.84.*.*`, `2a02:6b8:*`. */
export function maskNetwork(network: string): string {
  const [address = ''] = network.split('/')
  if (!address.includes(':')) {
    const parts = address.split('.')
    return parts.map((part, index) => (index < SHOWN_PARTS ? part : '*')).join('.')
  }
  return `${address.split(':').slice(0, SHOWN_PARTS).join(':')}:*`
}

import { isIPv6 } from 'node:net'

/** Number of IPv6 groups assigned to one household or server, which chooses the remaining groups. */
const NETWORK_GROUPS = 4

/** An IPv4-mapped IPv6 address. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The IP address without IPv6 mapping and zone. */
export function withoutMapping(ip: string): string {
  if (!ip.includes(':')) return ip
  const address = ip.split('%')[0] ?? ip
  return MAPPED.exec(address)?.[1] ?? address
}

/**
 * Key of a caller in limits: an IPv4 address, or the /64 network of an IPv6 one, which contains 18 quintillion
 * addresses. An IPv4-mapped address counts as the IPv4 address.
 */
export function networkOf(ip: string): string {
  // most addresses are IPv4, and each request calls this twice
  if (!ip.includes(':')) return ip
  const address = withoutMapping(ip)
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const groupsOf = (part: string | undefined) => (part ? part.split(':') : [])
  // an IPv4 tail replaces two groups, which are never among the first four
  const start = groupsOf(head)
  const end = groupsOf(tail).flatMap((group) => (group.includes('.') ? [group, group] : [group]))
  const gap = tail === undefined ? 0 : 8 - start.length - end.length
  const groups = [...start, ...Array<string>(gap).fill('0'), ...end].slice(0, NETWORK_GROUPS)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Number of IPv6 groups that identify the largest network assigned to one customer. */
const WIDER_GROUPS = 3

/** The surrounding network: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function widerNetworkOf(ip: string): string {
  const network = networkOf(ip)
  if (!network.includes(':')) return `${network.slice(0, network.lastIndexOf('.'))}.0/24`
  return `${network.split(':').slice(0, WIDER_GROUPS).join(':')}::/48`
}

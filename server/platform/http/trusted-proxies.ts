import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import { withoutMapping } from './network-of.ts'

export interface TrustedProxies {
  has(address: string): boolean
  /**
   * The caller's IP address: the address reported by our nearest proxy, repeatedly while that is also one of our
   * proxies.
   */
  ipOf(request: Pick<IncomingMessage, 'socket' | 'headers'>): string
}

/** @param networks IP addresses and networks, `10.0.0.7` or `10.0.0.0/8` */
export function trustedProxies(networks: readonly string[]): TrustedProxies {
  const list = new BlockList()
  const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  const has = (address: string): boolean => {
    if (networks.length === 0 || address === '') return false
    const plain = withoutMapping(address)
    return list.check(plain, familyOf(plain))
  }
  return {
    has,
    ipOf({ socket, headers }) {
      let ip = socket.remoteAddress ?? ''
      if (networks.length === 0) return ip
      const addresses = String(headers['x-forwarded-for'] ?? '').split(',')
      while (has(ip)) {
        const before = addresses.pop()?.trim()
        if (!before) break
        ip = before
      }
      return ip
    },
  }
}

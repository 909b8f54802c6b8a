import { readFile } from 'node:fs/promises'
import type { Server, Socket } from 'node:net'
import { networkOf } from './network-of.ts'
import type { TrustedProxies } from './trusted-proxies.ts'

export interface ConnectionBounds {
  readonly most: number
  /** Maximum connections of one network; 0 = no limit. Our own proxies are exempt. */
  readonly mostOfNetwork: number
  readonly proxies: Pick<TrustedProxies, 'has'>
  /** Called when a network reaches its limit, at most once in ten minutes. */
  readonly onFull: () => void
}

const QUIET_MS = 10 * 60_000

/** Limits the connections of the given servers; the connections of a network are counted over all of them. */
export function connectionBounds({ most, mostOfNetwork, proxies, onFull }: ConnectionBounds) {
  const open = new Map<string, number>()
  let loggedAt = Number.NEGATIVE_INFINITY

  function count(socket: Socket): void {
    const address = socket.remoteAddress ?? ''
    if (proxies.has(address)) return
    const network = networkOf(address)
    const already = open.get(network) ?? 0
    if (already >= mostOfNetwork) {
      socket.destroy()
      const now = performance.now()
      if (now - loggedAt > QUIET_MS) {
        loggedAt = now
        onFull()
      }
      return
    }
    open.set(network, already + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  }

  return (server: Server): void => {
    server.maxConnections = most
    if (mostOfNetwork > 0) server.on('connection', count)
  }
}
export type BoundConnections = ReturnType<typeof connectionBounds>

/** Maximum files that this process may open, including sockets; null = unknown. */
export async function mostOpenFiles(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  const most = /^Max open files +(\d+)/m.exec(limits)?.[1]
  return most === undefined ? null : Number(most)
}

/**
 * The maximum number of connections, at most half of the file limit; the other half is for the database and the disk.
 */
export const affordable = (wanted: number, openFiles: number | null): number =>
  openFiles === null ? wanted : Math.min(wanted, Math.floor(openFiles / 2))

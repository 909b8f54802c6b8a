import type { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { trustedProxies } from './trusted-proxies.ts'

const proxies = trustedProxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])
const from = (remoteAddress: string, forwarded?: string) =>
  proxies.ipOf({ socket: { remoteAddress } as Socket, headers: { 'x-forwarded-for': forwarded } })

it('uses the IP address of a connection from outside our proxies, whatever its headers', () => {
  expect(from('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})
it('uses the last IP address that is not one of our proxies', () => {
  expect(from('::ffff:127.0.0.1', '1.1.1.1, 198.51.100.1, 10.1.2.3')).toBe('198.51.100.1')
  expect(from('fd00::5', '2001:db8::1')).toBe('2001:db8::1')
})
it("uses the proxy's IP address when it sends none", () => {
  expect(from('127.0.0.1')).toBe('127.0.0.1')
  expect(from('127.0.0.1', ' ')).toBe('127.0.0.1')
})
it('trusts no IP address when the list is empty', () => {
  const none = trustedProxies([])
  expect(none.has('127.0.0.1')).toBe(false)
  expect(
    none.ipOf({ socket: { remoteAddress: '127.0.0.1' } as Socket, headers: { 'x-forwarded-for': '1.1.1.1' } }),
  ).toBe('127.0.0.1')
})

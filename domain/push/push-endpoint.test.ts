import { describe, expect, it } from 'vitest'
import { isPushEndpoint } from './push-endpoint.ts'

describe('a push endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QGabc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is accepted', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilfcm.googleapis.com.example/',
    'https://notfcm.googleapis.co/',
    'https://user:word@fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'http://localhost:3000/metrics',
    'https://[::1]/',
    'file:///etc/passwd',
    'abc',
    `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
  ])('%s is refused', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false))

  it('accepts an endpoint when the settings list its host or its origin', () => {
    expect(isPushEndpoint('https://push.example.com/a', ['push.example.com'])).toBe(true)
    expect(isPushEndpoint('http://127.0.0.1:4000/a', ['http://127.0.0.1:4000'])).toBe(true)
    expect(isPushEndpoint('http://127.0.0.1:4001/a', ['http://127.0.0.1:4000'])).toBe(false)
  })
})

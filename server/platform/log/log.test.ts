import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { maskPhone } from './mask-phone.ts'

const written = (write: (log: ReturnType<typeof createLog>) => void): string => {
  let lines = ''
  const append = (line: string) => {
    lines += line
  }
  write(createLog({ level: 'trace', destination: { write: append } }))
  return lines
}

test('shows only the operator and the last two digits of a phone number', () => {
  expect(maskPhone('+79161234567')).toBe('+7 916 ***-**-67')
  expect(maskPhone('8 (916) 123-45-67')).toBe('+7 916 ***-**-67')
  expect(maskPhone('12345')).toBe('***45')
})

test('hides secrets in fields at the usual depths', () => {
  const lines = written((log) => {
    const body = { code: '1234', user: { password: 'secret-password' } }
    log.info({ token: 'secret-token', body, req: { headers: { cookie: 'secret-cookie' } } }, 'x')
  })
  expect(lines).not.toMatch(/secret|1234/)
})

test('masks phone numbers in fields, messages and URLs', () => {
  const lines = written((log) => {
    log.info({ phone: '+79161234567' }, 'sent to +7 916 123-45-67')
    log.info({ req: { method: 'GET', url: '/sms/messages?phone=%2B1&code=4321' } }, 'request')
    log.warn('call 89161234567 back')
  })
  expect(lines).not.toMatch(/1234567|123-45-67|4321/)
  expect(lines).toContain('916 ***-**-67')
})

test('masks phone numbers in error messages, and hides one-time tokens in URLs', () => {
  const lines = written((log) => {
    log.error({ err: new Error('no such number: +7 916 123-45-67', { cause: new Error('79161234567') }) }, 'failed')
    log.warn('POST /v1/auth/by-external-token?externalToken=secret-token failed')
    log.info({ req: { method: 'GET', url: '/courier/secret-link_1' } }, 'request')
    log.info({ req: { method: 'POST', url: '/api/v1/cdek/webhook/secret-3_x' } }, 'request')
    log.error({ path: '/v1/courier/orders' }, 'a page failed at /courier/secret-2')
  })
  expect(lines).not.toMatch(/123-45-67|1234567|secret/)
  expect(written((log) => log.error({ err: { message: 'thrown' } }, 'failed'))).toContain('thrown')
  expect(written((log) => log.error({ err: 'word' }, 'failed'))).toContain('failed')
  expect(lines).toContain('916 ***-**-67')
})

test('keeps code and stack of an error', () => {
  const lines = written((log) => log.error({ err: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) }, 'failed'))
  expect(lines).toContain('ECONNREFUSED')
  expect(lines).toContain('log.test.ts')
})

import { expect, it } from 'vitest'
import { crc16, payloadLink } from './payload-link.ts'

it('equals CRC-16/CCITT-FALSE (its standard check value)', () => {
  expect(crc16('123456789')).toBe('29B1')
})

it('appends the checksum of all preceding characters', () => {
  const link = payloadLink('https://qr.nspk.ru', 'AD10006M8KHP5ADR8GGOH8SMG5RTTKEM', 129_990)
  const [before, crc] = link.split('&crc=')
  expect(before).toContain('sum=129990')
  expect(crc).toBe(crc16(before ?? ''))
})

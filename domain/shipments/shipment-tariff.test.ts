import { expect, it } from 'vitest'
import { tariffFrom } from './shipment-tariff.ts'

it.each([
  ['as it was priced', 137, 'door', 'office', 137],
  ['begun by the courier instead', 137, 'door', 'courier', 139],
  ['brought to an office instead', 138, 'office', 'office', 136],
  ['to a locker', 366, 'locker', 'office', 368],
  ['a saver', 234, 'office', 'courier', 232],
  ['there is no saver from a door to a locker', 378, 'locker', 'courier', null],
  ['an unknown tariff', 999, 'door', 'courier', 999],
] as const)('%s', (_, code, end, start, expected) => {
  expect(tariffFrom({ code, end }, start)).toBe(expected)
})

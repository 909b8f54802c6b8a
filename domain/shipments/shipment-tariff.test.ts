import { expect, it } from 'vitest'
import { tariffFrom } from './shipment-tariff.ts'

it.each([
  ['keeps the quoted tariff', 137, 'door', 'office', 137],
  ['takes the tariff that starts with the courier', 137, 'door', 'courier', 139],
  ['takes the tariff that starts at an office', 138, 'office', 'office', 136],
  ['takes the locker tariff that starts at an office', 366, 'locker', 'office', 368],
  ['takes the economy tariff that starts with the courier', 234, 'office', 'courier', 232],
  ['returns null: no economy tariff goes from a door to a locker', 378, 'locker', 'courier', null],
  ['keeps an unknown tariff', 999, 'door', 'courier', 999],
] as const)('%s', (_, code, end, start, expected) => {
  expect(tariffFrom({ code, end }, start)).toBe(expected)
})

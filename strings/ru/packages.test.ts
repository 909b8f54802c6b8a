import { expect, it } from 'vitest'
import { packages } from './packages.ts'

it('counts packages and says how many of them are cold', () => {
  const words = (total: number, cold: number) => packages.count({ total, cold }).replaceAll('\u00A0', ' ')
  expect([words(1, 0), words(3, 1), words(1, 1), words(5, 2), words(2, 2)]).toEqual([
    '1 место',
    '3 места, 1 холодное',
    '1 место, холодное',
    '5 мест, 2 холодных',
    '2 места, 2 холодных',
  ])
})

it('names a package on its label only if there are several or it is cold', () => {
  const words = (number: number, total: number, isCold: boolean) =>
    packages.ofLabel({ number, total, isCold }).replaceAll('\u00A0', ' ')
  expect([words(1, 1, false), words(1, 1, true), words(2, 3, false), words(3, 3, true)]).toEqual([
    '',
    'холодное',
    '2 из 3',
    '3 из 3, холодное',
  ])
})

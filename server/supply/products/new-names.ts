import { randomInt } from 'node:crypto'
import { latinOf } from '@okolitsa/strings/ru/romanization.ts'

const LONGEST_WORDS = 80
/** Nothing else of the shop has these, so that an address and a number are made once and stay. */
const tail = () =>
  randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')

/** The address of a new product: its title in Latin letters, and a mark of its own. */
export function slugOfTitle(title: string, mark = tail()): string {
  const words = [...title.normalize('NFC').toLowerCase()]
    .map((letter) => latinOf(letter) ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[^a-z0-9\s-]/g, '')
    .split(/[\s-]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, LONGEST_WORDS)
    .replace(/-$/, '')
  return words ? `${words}-${mark}` : mark
}

/** The seller's own number of a new product, until the seller gives it another; the same for one key. */
export const skuOf = (key: string): string => key.replaceAll('-', '').slice(-12).toUpperCase()

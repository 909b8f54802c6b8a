import { randomInt } from 'node:crypto'
import { latinOf } from '@okolitsa/strings/ru/romanization.ts'

const LONGEST_WORDS = 80
/** A random suffix, so that slugs and article numbers are unique and permanent. */
const tail = () =>
  randomInt(36 ** 6)
    .toString(36)
    .padStart(6, '0')

/** Slug of a new product: its transliterated title and a random suffix. */
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

/** Default article number of a new product; equal for one key. */
export const skuOf = (key: string): string => key.replaceAll('-', '').slice(-12).toUpperCase()

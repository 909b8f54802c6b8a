import type * as ru from '../ru/gallery.ts'
import type { Words } from '../words.ts'

const count = (number: number, total: number) => `Photo ${number} of\u00A0${total}`

export const gallery: Words<typeof ru.gallery> = {
  ofProduct: 'Photos of the product',
  ofFarm: 'Photos of the farm',
  count,
  open: (what, number, total) => (total === 1 ? `${what}. Enlarge` : `${what}. ${count(number, total)}, enlarge`),
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  larger: 'Enlarge',
  smaller: 'Make smaller',
}

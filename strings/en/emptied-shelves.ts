import type * as ru from '../ru/emptied-shelves.ts'
import type { Words } from '../words.ts'

export const emptiedShelves: Words<typeof ru.emptiedShelves> = {
  title: 'Taken off sale',
  off: (title) => `Taken off sale: ${title}`,
  amount: (amount) => `${amount} written off: not found`,
  uncounted: 'There is none of it now. Put back, it will not be counted again',
  return: 'Put back',
  returnOf: (title) => `Put back on the shelf: ${title}`,
  returned: (title) => `On sale again: ${title}`,
  over: (title) => `Put back already, or more than an hour ago: ${title}. Set it right in “Stock”`,
}

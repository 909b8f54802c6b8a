import type * as ru from '../ru/shelves.ts'
import type { Words } from '../words.ts'

export const shelvesText: Words<typeof ru.shelvesText> = {
  nextDelivery: { title: 'Your next order', all: 'All orders' },
  buyAgain: {
    title: 'Buy again',
    note: 'What you have had before, at today’s price',
  },
}

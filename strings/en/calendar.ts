import type * as ru from '../ru/calendar.ts'
import type { Words } from '../words.ts'
import { formatCount, formatOrderNumber, formatPhone } from './format.ts'
import { nouns } from './plural.ts'

export const calendar: Words<typeof ru.calendar> = {
  title: {
    courier: (seller) => `Delivery: ${seller}`,
    pickup: (seller) => `Collect the order: ${seller}`,
    cdek: (seller) => `CDEK parcel: ${seller}`,
    tour: (seller) => `Trip: ${seller}`,
    plan: () => 'Subscription',
  },
  text: (facts) =>
    [
      `Order ${formatOrderNumber(Number(facts.number))}, ${formatCount(facts.products, nouns.product)}.`,
      facts.isUnpaid && 'Not paid yet.',
      facts.phone && `The seller’s phone: ${formatPhone(facts.phone)}.`,
    ]
      .filter(Boolean)
      .join('\n')
      .replaceAll('\u00A0', ' '),
}

import type * as ru from '../ru/notification-samples.ts'
import type { Words } from '../words.ts'

export const notificationSamples: Words<typeof ru.notificationSamples> = {
  names: {
    farm: 'Luchkov Creamery',
    restaurant: 'Garden Café',
    organizer: 'Quiet Yard Farm',
    market: 'Market',
    pickupAddress: 'Moscow, Tsvetnoy Boulevard, 15, building 2, from the yard',
    pointAddress: 'Kazan, Bauman Street, 1',
  },
  product: 'Caciotta with fenugreek',
  tourTitle: 'A morning at the creamery',
  recall: 'Do not eat this cheese and bring it back: the money is returned at once.',
  officeMessage: 'we are sorry that it came later than promised.',
  title: 'Order No. 104,218 is on its way',
  text: 'We’ll bring it Mon, 23 November, 10–14. Check the order when you get it.',
  service: 'Tasting',
  customer: 'Anna',
  site: 'https://example.ru',
}

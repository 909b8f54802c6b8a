import type * as ru from '../ru/closed-sites.ts'
import type { Words } from '../words.ts'

export const closedSites: Words<typeof ru.closedSites> = {
  awaiting: {
    title: 'This site opens soon',
    text: 'It opens once the shop is approved.',
  },
  suspended: {
    title: 'The shop is closed for now',
    text: 'New orders are not taken. Those that are placed will be brought as promised.',
  },
  ended: {
    title: 'The shop has closed',
    text: 'It no longer sells. Orders that are placed will be brought as promised.',
  },
  unknown: {
    title: 'There is no site at this address',
    text: 'Please check that the address is typed correctly.',
    action: (market) => `To ${market}`,
  },
}

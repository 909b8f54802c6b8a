import type * as ru from '../ru/push.ts'
import type { Words } from '../words.ts'

export const pushText: Words<typeof ru.pushText> = {
  title: 'Notifications on this device',
  invite: 'Tell me about this order on this device',
  inviteText: 'We will say when it is packed, on its way, and when we need your answer. Silent at night.',
  deskInvite: 'Tell me about customers’ questions on this device',
  deskOrders: 'Tell me about new orders on this device',
  deskOrdersText: 'We tell you of an order, a question and a review, even when the cabinet is closed.',
  on: 'On. We will tell you on this screen even when the shop is closed.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  later: 'Not now',
  turnedOn: 'Done: we will tell you on this device',
  turnedOff: 'No more notifications on this device',
  failed: 'That did not work. Please try again',
  unsupported: 'This browser cannot show notifications.',
  needsInstall:
    'On an iPhone notifications come once the shop is on your Home Screen: tap Share, then “Add to Home Screen”. Open it from there and turn them on here.',
  denied:
    'Your browser does not let this site notify you. You can allow it in the site settings: the icon to the left of the address, then “Notifications”.',
}

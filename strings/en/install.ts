import type * as ru from '../ru/install.ts'
import type { Words } from '../words.ts'

export const installText: Words<typeof ru.installText> = {
  shortcuts: { catalog: 'Catalogue', cart: 'Basket', orders: 'My orders' },
  title: 'Put the shop on your screen',
  text: 'It opens like an app. The last pages and your basket can be seen without a network too.',
  install: 'Install',
  installed: 'Done: the icon is on your screen',
  onIos: 'On an iPhone: tap Share, then “Add to Home Screen”.',
}

export const cabinetInstall: Words<typeof ru.cabinetInstall> = {
  name: (market) => `${market}: cabinet`,
  shortName: 'Cabinet',
  description: 'Orders, picking and goods of your farm',
  shortcuts: { picking: 'Picking', orders: 'Orders', goods: 'Goods' },
}

export const offlineText: Words<typeof ru.offlineText> = {
  pageTitle: 'No network',
  title: 'No network',
  text: 'This page is not on your device. It will open by itself as soon as you are online.',
  retry: 'Try now',
  keptTitle: 'What you can look at offline',
  banner: (moment, isAtWork) =>
    `No network. Shown as it was ${moment}${isAtWork ? '' : ': prices and stock may have changed'}`,
}

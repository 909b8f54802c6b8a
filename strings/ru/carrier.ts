/** How the carrier's ways to get an order are called in lists of ways, by the end of the way. */
export const carrierTexts = {
  door: 'СДЭК, курьер до\u00A0двери',
  office: 'СДЭК, пункт выдачи',
  locker: 'СДЭК, постамат',
} as const

/** How the carrier's way to get an order is called in lists of ways. */
export const carrierTexts = {
  toDoor: 'СДЭК, курьер до\u00A0двери',
  toPoint: 'СДЭК, пункт выдачи',
} as const

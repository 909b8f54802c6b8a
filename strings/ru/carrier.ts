/** Titles of the carrier's delivery kinds in lists. */
export const carrierTexts = {
  door: 'СДЭК, курьер до\u00A0двери',
  office: 'СДЭК, пункт выдачи',
  locker: 'СДЭК, постамат',
} as const

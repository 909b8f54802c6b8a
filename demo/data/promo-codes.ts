import type { DemoCustomer, DemoLoyaltyProgram, DemoPromoCode } from '../model.ts'

/** The customer of the demo: sign in with this phone to see a personal code, bonuses and free deliveries. */
export const demoCustomer: DemoCustomer = {
  id: 1000,
  phone: '79160000100',
  firstName: 'Анна',
  lastName: 'Полевая',
  bonuses: 350,
  plan: 'Advanced2024Year1',
}

/** Codes of sellers: for everyone, quiet, personal, ended and yet to come. */
export const demoPromoCodes: readonly DemoPromoCode[] = [
  { farmer: 101, code: 'ЛУЧОК', fixed: 300, minSum: 1_500, fromDay: -20, toDay: 40, perCustomer: 1 },
  { farmer: 101, code: 'СЫРНЫЙДЕНЬ', percent: 10, minSum: 2_000, fromDay: 14, toDay: 16 },
  { farmer: 101, code: 'АННЕ', percent: 15, fromDay: -5, toDay: 25, perCustomer: 1, isPersonal: true },
  { farmer: 102, code: 'ЯГОДКА', percent: 7, fromDay: -10, toDay: 30 },
  { farmer: 102, code: 'ЛЕТО', percent: 20, fromDay: -120, toDay: -80 },
  { farmer: 103, code: 'ТЕПЛИЦА', percent: 5, minSum: 800, fromDay: -3, toDay: 60 },
  { farmer: 104, code: 'КОРОЧКА', fixed: 100, minSum: 700, fromDay: -30, toDay: null },
  { farmer: 105, code: 'МЁДВЕСНОЙ', percent: 12, minSum: 1_000, fromDay: 90, toDay: 120 },
  { farmer: 105, code: 'ПАСЕКА', fixed: 250, minSum: 2_500, fromDay: -7, toDay: 21, total: 100 },
  { farmer: 106, code: 'СОСЕДИ', percent: 8, fromDay: -15, toDay: 45, isQuiet: true },
  { farmer: 107, code: 'ЗАРЕЧЬЕ', fixed: 200, minSum: 1_200, fromDay: -1, toDay: 13, perCustomer: 2 },
  { farmer: 110, code: 'МУКА', percent: 6, minSum: 500, fromDay: -40, toDay: 50 },
  { farmer: 116, code: 'ГОЛОВКА', fixed: 400, minSum: 3_000, fromDay: -9, toDay: 28 },
]

/** Sellers with bonus rules of their own; whole per cent. */
export const demoLoyaltyPrograms: readonly DemoLoyaltyProgram[] = [
  {
    farmer: 101,
    accrualPercent: 5,
    maxSharePercent: 50,
    levels: [
      { title: 'Добрый сосед', fromRoubles: 5_000, accrualPercent: 7 },
      { title: 'Друг сыроварни', fromRoubles: 20_000, accrualPercent: 10 },
    ],
  },
  {
    farmer: 104,
    accrualPercent: 7,
    maxSharePercent: 30,
    levels: [{ title: 'Свой у\u00A0печи', fromRoubles: 10_000, accrualPercent: 9 }],
  },
  {
    farmer: 105,
    accrualPercent: 3,
    maxSharePercent: 50,
    levels: [
      { title: 'Медовый гость', fromRoubles: 3_000, accrualPercent: 4 },
      { title: 'Медовый друг', fromRoubles: 12_000, accrualPercent: 6 },
      { title: 'Хранитель пасеки', fromRoubles: 30_000, accrualPercent: 8 },
    ],
  },
  { farmer: 116, accrualPercent: 5, maxSharePercent: 70, levels: [] },
]

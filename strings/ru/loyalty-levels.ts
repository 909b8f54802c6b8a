import { formatPercent, formatPrice } from './format.ts'

/** Texts of a seller's bonus programme with levels; sums in roubles. */
export const loyaltyLevels = {
  title: 'Бонусы за\u00A0верность',
  rule: (accrual: number, share: number) =>
    `Сразу возвращаем ${formatPercent(accrual)} бонусами, дальше больше. Ими можно оплатить до\u00A0${formatPercent(share)} товаров.`,
  levels: 'Уровни',
  from: (sum: number) => `за\u00A0год куплено на\u00A0${formatPrice(sum)}`,
  percent: formatPercent,
  yours: 'ваш уровень',
  bought: (sum: number) =>
    sum === 0
      ? 'За\u00A0год вы\u00A0здесь ещё ничего не\u00A0получили'
      : `За\u00A0год вы\u00A0купили здесь на\u00A0${formatPrice(sum)}`,
  next: (title: string, sum: number) => `До\u00A0уровня «${title}» осталось ${formatPrice(sum)}`,
  highest: 'Выше уровня нет. Спасибо, что вы\u00A0с\u00A0нами!',
  counted: 'Считаем полученные заказы за\u00A0последний год, без доставки и\u00A0возвратов.',
  guest: 'Войдите, чтобы увидеть свой уровень.',
  account: {
    title: 'Ваши уровни',
    below: (accrual: number) => `Пока ${formatPercent(accrual)} бонусами`,
    level: (title: string, accrual: number) => `«${title}», ${formatPercent(accrual)} бонусами`,
  },
} as const

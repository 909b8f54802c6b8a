import type { NumberedPackage, Packages } from '@okolitsa/domain/orders/packages.ts'
import { formatCount } from './format.ts'
import { nouns, plural } from './plural.ts'

const cold = { one: 'холодное', few: 'холодных', many: 'холодных' }

/** Texts of an order's packages. */
export const packages = {
  /** `3 места, 1 холодное`; of a single cold one: `1 место, холодное`. */
  count: ({ total, cold: count }: Packages) => {
    const all = formatCount(total, nouns.place)
    if (count === 0) return all
    return total === 1 ? `${all}, ${cold.one}` : `${all}, ${count}\u00A0${plural(count, cold)}`
  },
  /** On a package label: `1 из 3, холодное`; empty for a single package that is not cold. */
  ofLabel: ({ number, total, isCold }: NumberedPackage) =>
    [total > 1 && `${number} из\u00A0${total}`, isCold && cold.one].filter(Boolean).join(', '),
  title: 'Сколько мест',
  hint: 'Пакеты и\u00A0коробки заказа: столько этикеток напечатаем, столько курьер возьмёт из\u00A0машины.',
  total: 'Всего мест',
  cold: 'Из них холодных',
  fewer: 'Убрать место',
  more: 'Добавить место',
  fewerCold: 'Убрать холодное место',
  moreCold: 'Добавить холодное место',
  most: (count: number) => `Не\u00A0больше ${count}\u00A0мест`,
  allCold: 'Холодных не\u00A0больше, чем всего мест',
  labels: 'Печатать этикетки',
  noNetwork: 'Посчитать места можно, когда появится сеть',
  /** Label for the customer. */
  yours: 'Мест в\u00A0заказе',
  /** Label for the courier. */
  take: 'Взять из\u00A0машины',
}

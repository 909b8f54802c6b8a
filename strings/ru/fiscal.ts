import type { PlanFamily } from '@okolitsa/domain/subscription/subscription.ts'
import { formatAmount, formatNumber } from './format.ts'
import { plural } from './plural.ts'

/** Receipts are also read by machines: ordinary spaces. */
const withPlainSpaces = (text: string): string => text.replaceAll('\u00A0', ' ')

/** A row of a receipt: weighed products have their weight as the quantity, others the content of a pack. */
export const positionName = (title: string, measure: number, unit: string | null, isWeight: boolean): string =>
  isWeight || unit === null || (unit === 'шт' && measure === 1)
    ? title
    : withPlainSpaces(`${title}, ${formatAmount(measure, unit)}`)

export const deliveryName = 'Доставка'

const planNames: Readonly<Record<PlanFamily, string>> = { start: 'Старт', advanced: 'Расширенный', optimum: 'Оптимум' }

/** Title of a plan in its order, and so in its receipt. */
export const planTitle = (family: PlanFamily, months: number): string =>
  `Подписка «${planNames[family]}», ${formatNumber(months)} ${plural(months, { one: 'месяц', few: 'месяца', many: 'месяцев' })}`

import type { DemoProduct } from '../schemas/organization.ts'

const NBSP = '\u00a0'
/** Grams or millilitres from which labels use kilograms or litres. */
const IN_LARGER_UNIT = 1_000

/** «500 г», «1,5 кг», «10 шт» for a label. */
export const weightOf = ({ measure, unit }: Pick<DemoProduct, 'measure' | 'unit'>): string =>
  measure >= IN_LARGER_UNIT && unit !== 'шт'
    ? `${String(measure / IN_LARGER_UNIT).replace('.', ',')}${NBSP}${unit === 'г' ? 'кг' : 'л'}`
    : `${measure}${NBSP}${unit}`

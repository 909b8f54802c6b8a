/** A bank of the faster payments system as the list on a phone shows it. */
export interface SbpBank {
  readonly name: string
  /** URL scheme of the bank's application; it replaces the scheme of the payment link. */
  readonly schema: string
  /** Aliases of the name. */
  readonly also: readonly string[]
  /** Colour of the mark, degrees of OKLCH. */
  readonly hue: number
}

/**
 * A small list of fictitious banks, because names and marks of real banks are protected and their list changes every
 * week. The numbers are from an unused range.
 */
export const SBP_BANKS: readonly SbpBank[] = [
  { name: 'Банк «Подворье»', schema: 'bank100000000901', also: ['podvorie'], hue: 145 },
  { name: 'Зерно Банк', schema: 'bank100000000902', also: ['zerno', 'grain'], hue: 75 },
  { name: 'Волга-Кредит', schema: 'bank100000000903', also: ['volga'], hue: 235 },
  { name: 'Банк «Горница»', schema: 'bank100000000904', also: ['gornitsa'], hue: 25 },
  { name: 'Северный дом', schema: 'bank100000000905', also: ['sever'], hue: 260 },
  { name: 'Мосток', schema: 'bank100000000906', also: ['mostok', 'bridge'], hue: 300 },
  { name: 'Калина Банк', schema: 'bank100000000907', also: ['kalina'], hue: 10 },
  { name: 'Урал-Самоцвет', schema: 'bank100000000908', also: ['ural'], hue: 170 },
  { name: 'Банк «Околоток»', schema: 'bank100000000909', also: ['okolotok'], hue: 110 },
  { name: 'Тихая Гавань', schema: 'bank100000000910', also: ['gavan', 'harbour'], hue: 205 },
]

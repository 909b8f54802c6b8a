import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type DayReference, formatDate } from './format.ts'

/** Texts of a seller's story, documents and legal details. */
export const farmerInfo = {
  story: 'История хозяйства',
  owner: (name: string) => `Хозяева: ${name}`,
  since: (day: IsoDate, reference: DayReference) => `С\u00A0нами с\u00A0${formatDate(day, reference)}`,
  documents: 'Документы',
  legal: {
    title: 'Реквизиты',
    name: 'Продавец',
    address: 'Адрес',
    tin: 'ИНН',
    ien: 'ОГРН',
    terms: 'Условия продавца',
    personalData: 'Обработка персональных данных',
  },
} as const

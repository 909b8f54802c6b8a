import type { Occasion } from '@okolitsa/domain/seasons/occasion.ts'

const titles: Readonly<Record<Occasion, string>> = {
  newYear: 'К\u00A0Новому году, с\u00A01\u00A0декабря по\u00A07\u00A0января',
  maslenitsa: 'На\u00A0Масленицу',
  lent: 'В\u00A0Великий пост',
  easter: 'К\u00A0Пасхе и\u00A0в\u00A0Светлую неделю',
  summer: 'Летом',
  harvest: 'В\u00A0пору урожая',
}

/** Yearly occasions in the editors of banners and shelves. */
export const occasionsText = {
  field: 'В\u00A0какие дни года',
  hint: 'Дни считаем сами, каждый год заново. Лето и\u00A0урожай начинаются в\u00A0каждой области по-своему.',
  always: 'Весь год',
  titles,
} as const

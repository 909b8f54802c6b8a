/** Texts of galleries and of the full-screen viewer. */

const NBSP = '\u00A0'
const count = (number: number, total: number) => `Фото ${number} из${NBSP}${total}`

export const gallery = {
  ofProduct: 'Фотографии товара',
  ofFarm: 'Фотографии хозяйства',
  count,
  open: (what: string, number: number, total: number) =>
    total === 1 ? `${what}. Увеличить` : `${what}. ${count(number, total)}, увеличить`,
  close: 'Закрыть',
  previous: 'Предыдущее фото',
  next: 'Следующее фото',
  larger: 'Увеличить',
  smaller: 'Уменьшить',
} as const

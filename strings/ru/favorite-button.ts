/** Texts of the heart button; separate because lists load them. */
export const favoriteButton = {
  /** Accessible names of the favourites button. */
  heart: (title: string) => `В\u00A0избранное: ${title}`,
  notSaved: 'Не\u00A0получилось изменить избранное. Проверьте связь и\u00A0повторите',
} as const

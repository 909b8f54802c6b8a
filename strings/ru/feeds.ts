/** Texts of feeds: recipes as RSS, products for Yandex. */
export const feedText = {
  recipes: {
    title: (market: string) => `${market}: рецепты`,
    description: 'Что приготовить из\u00A0фермерских продуктов: по\u00A0шагам, с\u00A0временем и\u00A0порциями.',
    minutes: (minutes: number) => `${minutes}\u00A0мин`,
  },
  goods: { farm: 'Хозяйство', place: 'Откуда' },
} as const

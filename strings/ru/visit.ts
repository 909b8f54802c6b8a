/** Texts of the cookie notification and the app prompt. */
export const visitText = {
  cookies: {
    label: 'О\u00A0файлах куки',
    more: 'Подробнее',
    accept: 'Можно',
    decline: 'Нет',
    /** After the first scroll, in one line. */
    short: 'Куки: считать посещения?',
  },
  dinners: {
    open: (place: string, count: number) =>
      count === 0
        ? `${place}: рестораны сюда возят, но\u00A0сейчас закрыты`
        : `${place}: рестораны сюда возят, сейчас открыто: ${count}`,
    choose: 'Выбрать ужин',
    none: (place: string) => `${place}: рестораны сюда пока не\u00A0возят`,
    cook: 'К\u00A0рецептам',
  },
  app: {
    title: 'В\u00A0приложении удобнее',
    text: 'Те\u00A0же заказы и\u00A0корзина, всегда под рукой',
    open: 'Открыть приложение',
    stay: 'Останусь на\u00A0сайте',
  },
} as const

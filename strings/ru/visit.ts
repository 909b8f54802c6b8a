/** Words of what a visit brings up: the notice about cookies, the prompt to switch to the application. */
export const visitText = {
  cookies: {
    label: 'О\u00A0файлах куки',
    more: 'Подробнее',
    accept: 'Разрешить',
    decline: 'Только нужные',
  },
  app: {
    title: 'В\u00A0приложении удобнее',
    text: 'Те\u00A0же заказы и\u00A0корзина, всегда под рукой',
    open: 'Открыть приложение',
    stay: 'Останусь на\u00A0сайте',
  },
} as const

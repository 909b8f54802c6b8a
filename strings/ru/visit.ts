/** Words of what a visit brings up: the notice about cookies, the prompt to switch to the application. */
export const visitText = {
  cookies: {
    label: 'О\u00A0файлах куки',
    text: 'Без куки магазин забудет адрес и\u00A0корзину. А\u00A0если разрешите, посчитаем, как вы ходите по\u00A0магазину: так мы видим, где неудобно.',
    /** Said when there are counters of others. */
    others: 'Помогают Яндекс Метрика и\u00A0VK: им видно, какие страницы вы смотрели.',
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

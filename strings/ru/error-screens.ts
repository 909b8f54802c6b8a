/** Screens shown instead of a page; the wording is agreed. */
export const errorScreens = {
  pageTitle: 'Ошибка',
  missing: {
    title: 'Мы не нашли эту страницу. Попробуйте начать с главной',
    action: 'Перейти на главную',
  },
  generic: {
    title: 'Что-то пошло не так',
    text: 'Повторите запрос позже или сообщите нам о проблеме',
    action: 'Обновить',
    report: 'Сообщить о\u00A0проблеме',
  },
  /** No network on the way to a page. */
  offline: {
    title: 'Нет связи',
    text: 'Страница откроется сама, как только появится интернет',
    action: 'Попробовать сейчас',
  },
  /** The database was briefly unavailable or the server overloaded: a reload usually helps. */
  interrupted: {
    title: 'Связь на секунду прервалась',
    text: 'Страница не успела загрузиться. Обновите её: обычно этого достаточно',
    action: 'Обновить',
  },
  /** A seller's shop or a landing site. */
  sellerMissing: {
    pageTitle: 'Страница не найдена',
    title: 'Страница не найдена',
    text: 'Страница, которую вы ищете, не существует или была удалена',
  },
  sellerGeneric: {
    title: 'Сайт временно недоступен',
    text: 'Мы его обновляем. Загляните, пожалуйста, чуть позже',
  },
  /** Screen when the `location` parameter of the URL could not be read. */
  brokenLocation: {
    title: 'Не получилось прочитать место в ссылке',
    text: 'Возможно, ссылку обрезали при копировании. Откройте страницу без неё или выберите место заново',
    action: 'Открыть без ссылки на\u00A0место',
    choose: 'Выбрать место',
  },
} as const

/** Words of choosing where to deliver. */
export const locationText = {
  title: 'Куда привезти?',
  close: 'Закрыть',
  fieldLabel: 'Город, посёлок или адрес',
  placeholder: 'Например, Калуга',
  clear: 'Стереть',
  detect: 'Определить автоматически',
  detecting: 'Ищем, где вы…',
  current: 'Сейчас выбрано',
  saved: 'Ваши адреса',
  recent: 'Недавние',
  found: 'Найденные места',
  searching: 'Ищем…',
  nothing:
    'Такого места не нашли. Проверьте название, а\u00A0деревню ищите вместе с\u00A0городом рядом: «деревня Петрово, Истра»',
  searchFailed: 'Поиск не отвечает. Попробуйте ещё раз',
  startTyping: 'Начните вводить название, и\u00A0мы подскажем',
  foundCount: (count: number) => (count === 0 ? 'Ничего не нашли' : `Нашли мест: ${count}. Выбирайте стрелками`),
  changed: (place: string) => `Показываем, что можно заказать: ${place}`,
  geolocation: {
    denied: 'Браузер не разрешил узнать место. Разрешите его в\u00A0настройках или введите город',
    timeout: 'Не дождались ответа о\u00A0месте. Введите город, так быстрее',
    unavailable: 'Не получилось узнать, где вы. Введите город',
    unsupported: 'Этот браузер не умеет определять место. Введите город',
    nowhere: 'Рядом с\u00A0вами нет знакомых нам мест. Введите ближайший город',
  },
} as const

/** A region's official short name as people say it: «Тульская обл» → «Тульская область». */
export const regionInWords = (region: string): string =>
  region
    .replace(/^г /, '')
    .replace(/^Респ /, 'Республика ')
    .replace(/ Респ$/, ' Республика')
    .replace(/ обл$/, ' область')
    .replace(/ Аобл$/, ' автономная область')
    .replace(/ АО$/, ' автономный округ')
    .replace('Автономный округ', 'автономный округ')
    .replace(/ - Чувашия$/, '')
    .replace(' - ', ' — ')

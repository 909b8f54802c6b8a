import { type DayReference, formatCount, formatDay } from './format.ts'

const times = { one: 'раз', few: 'раза', many: 'раз' }
const addresses = { one: 'адрес', few: 'адреса', many: 'адресов' }

/** Texts of the list of former addresses. */
export const officeRedirects = {
  title: 'Старые адреса',
  note: 'Если страницы по\u00A0адресу нет, ведём посетителя на\u00A0новую. Живые страницы это не\u00A0закрывает.',
  add: 'Добавить',
  fields: { from: 'Старый адрес', to: 'Куда вести' },
  hints: { from: 'Путь, например /catalog/milk', to: 'Страница рынка или адрес https://' },
  many: 'Вставить таблицей',
  pasted: 'Две колонки: старый адрес и\u00A0куда вести',
  pastedHint: 'Через точку с\u00A0запятой, запятую или из\u00A0таблицы. Сначала покажем, что получится',
  tooMany: (most: number) => `За\u00A0раз не\u00A0больше ${most} строк`,
  preview: 'Посмотреть, что получится',
  saveMany: (count: number) => `Сохранить ${formatCount(count, addresses)}`,
  outcomes: {
    new: 'Новый',
    changed: 'Поведёт в\u00A0другое место',
    same: 'Уже есть',
    wrongFrom: 'Нужен путь страницы рынка, не\u00A0главная',
    wrongTo: 'Нужна страница рынка или адрес https://',
    loop: 'Получится круг: адрес поведёт сам на\u00A0себя',
    repeated: 'Этот адрес уже был выше',
    tooMany: 'Адресов уже слишком много',
  },
  list: 'Список старых адресов',
  search: 'Найти адрес',
  none: 'Старых адресов пока нет',
  nothing: 'Такого адреса нет',
  uses: (uses: number, lastUsedOn: string | null, reference: DayReference) =>
    lastUsedOn === null
      ? 'ещё никто не\u00A0приходил'
      : `приходили ${formatCount(uses, times)}, последний\u00A0— ${formatDay(lastUsedOn, reference)}`,
  more: 'Дальше',
  remove: 'Убрать',
  removeOf: (from: string) => `Убрать ${from}`,
  removeTitle: (from: string) => `Убрать ${from}?`,
  removeText: 'Кто придёт по\u00A0старой ссылке, увидит, что страницы нет.',
  keep: 'Оставить',
  saved: (count: number) => `Сохранили ${formatCount(count, addresses)}`,
  removed: 'Старый адрес убрали',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  loading: 'Загружаем адреса',
  loadFailed: 'Адреса не\u00A0загрузились',
  retry: 'Ещё раз',
}

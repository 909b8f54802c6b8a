import { actionLog } from './action-log.ts'
import { logWords } from './log-words.ts'

const { actions, devices, fields, NUMBERED, services, things, values } = logWords

/** Texts of the log of the office. */
export const officeLog = {
  title: 'Журнал действий',
  chain: (entries: string, since: string) => `${entries} в\u00A0цепочке, первая\u00A0— ${since}`,
  checked: (when: string) => `цепочка цела, проверили ${when}`,
  broken: (when: string) => `проверка ${when} нашла расхождения`,
  unchecked: 'ещё не\u00A0проверяли',
  chainEmpty: 'Записей в\u00A0цепочке пока нет',
  entries: { one: 'запись', few: 'записи', many: 'записей' },
  search: 'Поиск по\u00A0журналу',
  searchHint: 'Кто, что, у\u00A0какого продавца, номер',
  find: 'Найти',
  person: 'Кто',
  everybody: 'Все',
  kind: 'Что за\u00A0записи',
  kinds: { change: 'Изменения', read: 'Чтение личного', refusal: 'Отказы' },
  allKinds: 'Все записи',
  from: 'С\u00A0какого дня',
  to: 'По\u00A0какой день',
  show: 'Показать',
  reset: 'Сбросить отбор',
  only: (what: string) => `Только: ${what}`,
  when: 'Когда',
  who: 'Кто',
  onBehalf: 'От\u00A0чьего имени',
  what: 'Что сделал',
  thing: 'Над чем',
  change: 'Было → стало',
  hash: 'Отпечаток',
  whole: 'Запись целиком',
  open: (what: string) => `Открыть запись: ${what}`,
  close: 'Закрыть',
  origin: 'Откуда',
  noOrigin: 'Не\u00A0из\u00A0запроса',
  owner: 'Чьё',
  ofMarket: 'Рынка',
  reason: 'Причина',
  request: 'Запрос',
  sameThing: 'Всё об\u00A0этом',
  samePerson: 'Всё, что делал этот человек',
  sameAction: 'Все такие действия',
  unsealed: 'Ещё не\u00A0в\u00A0цепочке',
  erased: 'Личные значения стёрты по\u00A0просьбе человека; запись и\u00A0цепочка целы.',
  explained: 'Каждая запись помнит отпечаток прошлой: вынуть или подправить одну незаметно нельзя.',
  latest: 'К\u00A0последним',
  next: 'Раньше',
  nothing: 'Таких записей нет',
  nothingText: 'Попробуйте другой день, имя или номер.',
  failed: 'Журнал не\u00A0открылся. Записи целы. Попробуйте ещё раз.',
  export: 'Выгрузить',
  exported: (rows: string) => `В\u00A0файле ${rows}`,
  exportedPart: (rows: string) => `В\u00A0файле только последние ${rows}. Чтобы получить остальные, сузьте дни`,
  exportFailed: 'Файл не\u00A0получился. Попробуйте ещё раз',
  file: {
    name: 'журнал-действий',
    made: (who: string, when: string) => `Выгрузил: ${who}, ${when}`,
    headings: [
      'Номер',
      'Когда',
      'Вид',
      'Кто',
      'От\u00A0чьего имени',
      'Откуда',
      'Что сделал',
      'Над чем',
      'Номер или ключ',
      'Продавец',
      'Было → стало',
      'Причина',
      'Запрос',
      'Отпечаток',
    ],
  },
  letter: (day: string, market: string) => ({
    subject: `Отпечаток журнала за ${day}`,
    greeting: `Последний отпечаток журнала действий «${market}» за ${day}:`,
    advice: 'Сохраните письмо. По отпечатку видно, что записи до этого дня не меняли.',
  }),
  position: (position: number) => `Записей в цепочке: ${position}`,
  device: (browser: string | null, system: string | null): string =>
    [browser, system].flatMap((name) => (name === null ? [] : (devices[name] ?? name))).join(', ') ||
    'устройство не\u00A0узнали',
  actionOf: (action: string, entity: string): string => actions[action] ?? actionLog.actionOf(action, entity),
  thingOf: (entity: string): string => things[entity] ?? entity,
  /** Number of a thing as people write it; null = the number says nothing. */
  numberOf: (entity: string, id: string): string | null => (NUMBERED.has(entity) ? `№\u00A0${id}` : null),
  serviceOf: (service: string): string => services[service] ?? service,
  /** A field of the same name may be another one elsewhere. */
  fieldOf: (field: string, entity: string): string =>
    (field === 'kind' && entity.startsWith('office_') ? fields.factor : null) ??
    fields[field] ??
    actionLog.fieldOf(field) ??
    field,
  valueOf: (field: string, value: string | number | boolean | null): string => {
    const known = values[field]
    if (known === undefined || typeof value !== 'string') return actionLog.valueOf(field, value)
    const parts = value.split(', ').map((part) => known[part])
    return parts.includes(undefined) ? actionLog.valueOf(field, value) : parts.join(', ')
  },
  /** Commands whose text contains the words. */
  actionsLike: (words: string): string[] =>
    Object.entries({ ...actionLog.actions, ...actions }).flatMap(([action, text]) =>
      text.replaceAll('\u00A0', ' ').toLowerCase().includes(words.toLowerCase()) ? [action] : [],
    ),
}

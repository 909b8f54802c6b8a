import { formatNumber } from './format.ts'

const UNITS = ['Б', 'КБ', 'МБ', 'ГБ', 'ТБ']
const STEP = 1024

/** Texts of the state of the shop. */
export const shopState = {
  title: 'Состояние',
  seen: (when: string) => `проверено ${when}`,
  fine: (seen: string) => `Всё работает · ${seen}`,
  attention: (troubles: string, seen: string) => `Нужно внимание: ${troubles} · ${seen}`,
  troubles: {
    dead: (count: string) => `застряло ${count}`,
    overdue: (count: string) => `больше часа ждут ${count}`,
    failed: (count: string) => `не\u00A0вышло ${count}`,
    books: 'в\u00A0книгах расхождения',
    seal: 'журнал не\u00A0собирается в\u00A0цепочку',
    disk: 'мало места на\u00A0диске',
  },
  failed: 'Не\u00A0получилось. Ничего не\u00A0потеряно, попробуйте ещё раз',
  notLoaded: 'Не\u00A0загрузилось',
  again: 'Попробовать ещё раз',
  tiles: {
    dead: 'Застряло',
    overdue: 'Ждут больше часа',
    waiting: 'Заданий в\u00A0очереди',
    books: 'Книги',
    right: 'сходятся',
    unknown: 'не\u00A0проверяли',
    nodes: 'Узлов работает',
  },
  dead: {
    title: 'Застрявшее',
    count: { one: 'задание', few: 'задания', many: 'заданий' },
    none: 'Ничего не\u00A0застряло: каждое событие дошло до\u00A0всех.',
    noCause: 'причина не\u00A0записана',
    since: (event: number, when: string) => `событие ${event}, попытки кончились ${when}`,
    retry: 'Ещё раз',
    all: 'Запустить всё ещё раз',
    more: 'Показать ещё',
    retried: (count: string) => `Запустили ещё раз: ${count}`,
    alreadyRetried: 'Уже запущено раньше',
  },
  jobs: {
    title: 'Задания',
    running: 'Выполняются',
    waiting: 'Ждут очереди',
    oldest: 'Старшее ждёт с',
    nothing: 'никто не\u00A0ждёт',
    topics: 'События, которые ещё не\u00A0у\u00A0всех',
    topic: 'Событие',
    count: 'Сколько',
    since: 'Старшее с',
    failed: 'Не\u00A0вышло',
    events: { one: 'событие', few: 'события', many: 'событий' },
    tasks: { one: 'задание', few: 'задания', many: 'заданий' },
  },
  services: {
    title: 'Чужие услуги',
    note: 'Состояние с\u00A0последней проверки после запуска. «Понарошку»\u00A0— вместо услуги работает эмулятор.',
  },
  integrity: {
    title: 'Проверка книг',
    note: 'Каждую ночь сверяем деньги, остатки, чеки, бонусы и\u00A0цепочку журнала.',
    none: 'Проверок ещё не\u00A0было.',
    night: 'Ночная проверка',
    now: 'Проверить сейчас',
    waits: 'Ждёт очереди',
    running: 'Проверяем',
    right: 'Сходится',
    stopped: 'Не\u00A0дошла до\u00A0конца',
    already: 'Проверка уже идёт',
    problems: { one: 'расхождение', few: 'расхождения', many: 'расхождений' },
    findings: (count: number) => `Показать первые: ${count}`,
    chain: (entries: string) => `В\u00A0цепочке журнала ${entries}.`,
  },
  release: {
    title: 'Версия',
    version: 'Версия',
    migration: 'Последнее изменение базы',
    migrated: 'Применено',
    node: 'Node.js',
    started: 'Запущено',
    nodes: 'Узлов работает',
  },
  place: {
    title: 'Место и\u00A0база',
    free: 'Свободно на\u00A0диске',
    enough: 'хватает',
    scarce: 'мало',
    full: 'запись остановлена',
    unknown: 'не\u00A0знаем',
    database: 'База занимает',
    postgres: 'PostgreSQL',
    started: 'База запущена',
    connections: 'Соединений',
    of: (used: string, most: string) => `${used} из\u00A0${most}`,
    tables: 'Самые большие таблицы',
    queries: 'Долгие запросы сейчас',
    noQueries: 'Дольше секунды ничего не\u00A0выполняется.',
    queriesNote: 'Прошлые медленные запросы PostgreSQL без расширения не\u00A0хранит, поэтому их здесь нет.',
    seconds: (seconds: number) => `${formatNumber(seconds)}\u00A0с`,
  },
  /** Bytes in a unit that leaves at most three digits. */
  size: (bytes: number): string => {
    let [value, unit] = [bytes, 0]
    while (value >= STEP && unit < UNITS.length - 1) {
      value /= STEP
      unit += 1
    }
    return `${formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))}\u00A0${UNITS[unit]}`
  },
}

/** Output of `npm start`, and its single line when the start fails. */

import { decimalFormat } from '../decimal-format.ts'

const seconds = decimalFormat('ru', { most: 1 })

export interface StartSummary {
  url: string
  emulatorsUrl: string | null
  shopUrls: readonly string[]
  dataDir: string
  /** true = a market without the demo, for trying the set-up on this machine */
  isEmpty: boolean
  /** how long the start took */
  seconds: number
}

export const startText = {
  startingDatabase: 'Запускаем базу данных…',
  demoInProduction:
    '! Включён показ (OKOLITSA_DEMO=1) в рабочем режиме: банк и СМС ненастоящие, и войти продавцом или администратором\n  может любой, кто откроет эмуляторы. Поэтому они слушают только 127.0.0.1. Для настоящей торговли уберите OKOLITSA_DEMO.',
  emulatedInProduction: (names: string) =>
    `! В рабочем режиме работают понарошку: ${names}. Деньги не списываются и СМС не уходят, а войти кем угодно может тот,\n  кто откроет эмуляторы. Поэтому они слушают только 127.0.0.1. Для торговли подключите настоящие службы: npm run doctor.`,
  loadingDemo: 'Наполняем витрину: хозяйства и товары. Это делается один раз…',
  filesOnThisNodeOnly:
    'Загрузки и фото хранятся на этом компьютере: второй узел с той же базой их не увидит. Общее хранилище — STORAGE_PROVIDER=s3.',
  noTimeLimits:
    '! Запросы через пулер ничем не ограничены во времени: он входит под другой ролью, чем DATABASE_DIRECT_URL, или помнит\n  старые соединения. Дайте его роли statement_timeout и idle_in_transaction_session_timeout по 15s.',
  stopping: 'Останавливаемся…',
  stopped: 'Остановлено. До встречи!',
  summary(facts: StartSummary): string {
    const what = facts.isEmpty ? 'Пустой рынок открыт' : 'Магазин открыт'
    const lines = [``, `  ${what} за ${seconds(facts.seconds)}\u00A0с`, ``, `  Магазин       ${facts.url}`]
    if (facts.emulatorsUrl) lines.push(`  Эмуляторы     ${facts.emulatorsUrl}  (СМС, письма, банки, телефон)`)
    if (facts.emulatorsUrl) lines.push(`  Продавцу      ${facts.url}/cabinet  (вход через банк из эмуляторов)`)
    // the first owner of an empty market enters by a link of its own
    if (facts.emulatorsUrl && !facts.isEmpty)
      lines.push(`  Офис          ${facts.url}/office  (как войти, сказано в эмуляторах: «Программа с кодами»)`)
    facts.shopUrls.forEach((url, index) => {
      lines.push(`  ${index === 0 ? 'Лавки       ' : '            '}  ${url}`)
    })
    if (facts.emulatorsUrl) {
      lines.push(``, `  Войти можно с любым номером: код из СМС виден на странице эмуляторов.`)
    }
    if (facts.isEmpty && facts.emulatorsUrl) {
      lines.push(`  Банк, СМС и доставка понарошку: страницы об этом говорят. Показ с товарами: npm start.`)
    }
    lines.push(
      ``,
      `  Данные        ${facts.dataDir}${facts.isEmpty ? '  (отдельно от показа)' : ''}`,
      `  Остановить    Ctrl-C`,
      ``,
    )
    return lines.join('\n')
  },
}

/** Reasons why the server refuses to start, one line each for the terminal. */
export const startFailures = {
  badSetting: (p: { name: string; value: string; expected: string }) =>
    `Настройка ${p.name} задана неверно${p.value ? ` («${p.value}»)` : ''}: нужно ${p.expected}.`,
  missingSetting: (p: { name: string; why: string }) => `Не задана настройка ${p.name}: ${p.why}.`,
  emulatorsNotInstalled: (p: { names: string }) =>
    `Эмуляторы здесь не установлены, а ${p.names} равно emulator: задайте настоящую службу или запустите из полного репозитория.`,
  ownTimeInProduction: (p: { name: string }) =>
    `В рабочем режиме (NODE_ENV=production) время не переводят: уберите ${p.name}.`,
  ownTimeWithSeveralWays: (p: { name: string }) =>
    `С DATABASE_DIRECT_URL или DATABASE_READ_URL время не переводят: уберите ${p.name}.`,
  portTaken: (p: { name: string; port: number }) =>
    `Порт ${p.port} уже занят другой программой: освободите его или задайте другой в ${p.name}.`,
  addressUnavailable: (p: { name: string; address: string }) =>
    `Адрес ${p.address} недоступен на этом компьютере или для этого пользователя: проверьте ${p.name}.`,
  dataDirUnwritable: (p: { path: string }) =>
    `Нельзя писать в папку данных ${p.path}: дайте права или задайте другую в OKOLITSA_DATA_DIR.`,
  alreadyRunning: (p: { path: string; pid: number }) =>
    `Магазин уже запущен с папкой данных ${p.path} (процесс ${p.pid}): остановите его или задайте другую в OKOLITSA_DATA_DIR.`,
  databaseVersion: (p: { path: string; found: string; needed: string }) =>
    `База в ${p.path} создана PostgreSQL ${p.found}, а нужен ${p.needed}: обновите её или уберите папку.`,
  databaseBinariesMissing: (p: { platform: string }) =>
    `Для ${p.platform} нет встроенного PostgreSQL: задайте адрес своей базы в DATABASE_URL.`,
  databaseDidNotStart: (p: { reason: string; path: string }) =>
    `База данных не запустилась: ${p.reason} (подробности: ${p.path}).`,
  databaseUnreachable: (p: { address: string; reason: string }) =>
    `База данных ${p.address} не отвечает: ${p.reason}. Проверьте DATABASE_URL.`,
} as const

/** Formats of settings; the config schema uses the keys. */
export const settingExpectations = {
  port: 'число от 0 до 65535',
  flag: '0 или 1',
  tiles: 'адрес с {z}, {x} и {y}: https://…/{z}/{x}/{y}.pbf',
  url: 'полный адрес, например http://localhost:3000',
  postgresUrl: 'адрес вида postgres://имя:пароль@сервер:5432/база',
  valkeyUrl: 'адрес вида valkey://имя:пароль@сервер:6379 (с TLS — valkeys://)',
  smtpUrl: 'адрес вида smtps://имя:пароль@сервер:465',
  demoScale: 'small или число товаров: 10000, 100000, 1000000',
  secret: 'не короче 32 знаков',
  pushKey: '32 байта в base64url или hex',
  host: 'имя или IP-адрес',
  counterNumber: 'номер счётчика, только цифры',
  text: 'непустой текст',
  phone: 'телефон из 11 цифр, например 88005550418',
  hours: 'часы вида 8-22',
  count: 'целое число больше нуля',
  proxies: 'адреса или подсети через запятую, например 127.0.0.1,10.0.0.0/8',
  countOrNone: 'целое число, 0 — без ограничения',
  percentOrNone: 'целое число от 0 до 100, 0 — без ограничения',
  oneOf: (values: readonly string[]) => `одно из: ${values.join(', ')}`,
  moment: 'время вида 2026-12-31T20:59:00Z',
  neededFor: (name: string, value: string) => `без неё не работает ${name}=${value}`,
  neededWith: (name: string) => `без неё ничего не значит ${name}`,
  neededInProduction: 'в рабочем режиме (NODE_ENV=production) она обязательна',
}

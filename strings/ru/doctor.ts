import { plural } from './plural.ts'

/** Texts of `npm run doctor`, for the terminal. */
export const doctorText = {
  usage: [
    'npm run doctor: может ли рынок торговать. Ничего не меняет, кроме названного:',
    '  -- --sms +79161234567   отправить СМС',
    '  -- --mail anna@mail.ru  отправить письмо',
    '  -- --payment            зарегистрировать и отменить платёж на 1\u00A0₽ в каждом подключённом банке',
    '  -- --receipt            пробить чек на 1\u00A0₽, только на тестовой кассе',
    '  -- --files              записать и удалить файл в хранилище',
    '  -- --empty              осмотреть пустой рынок, запущенный через npm start -- --empty',
  ].join('\n'),
  wrongPhone: 'После --sms нужен мобильный телефон, например +79161234567.',
  wrongMail: 'После --mail нужен адрес почты, например anna@mail.ru.',
  mayTrade: 'Торговать можно.',
  mayTradeWith: (warnings: number) =>
    `Торговать можно, но ${warnings} ${plural(warnings, { one: 'строка просит', few: 'строки просят', many: 'строк просят' })} внимания (!).`,
  mayNotTrade: 'Торговать нельзя: исправьте строки с\u00A0✗.',
} as const

const days = (count: number) => `${count} ${plural(count, { one: 'день', few: 'дня', many: 'дней' })}`
const minutes = (count: number) => `${count} ${plural(count, { one: 'минуту', few: 'минуты', many: 'минут' })}`

/** Findings of the doctor about the installation, one line each. */
export const doctorFindings = {
  noDatabase: 'База: её ещё нет, её создаст первый запуск (npm start)',
  databaseAway: (reason: string) => `База: не отвечает (${reason}), проверьте DATABASE_URL`,
  version: (found: string) => `База: PostgreSQL ${found}`,
  oldVersion: (found: string, needed: number) => `База: PostgreSQL ${found}, а нужен ${needed} или новее`,
  extensions: (names: string) => `Расширения базы: ${names}`,
  noExtension: (names: string) => `Расширения базы: нет ${names}, поставьте пакет postgresql-contrib`,
  collation: (name: string) => `Сортировка базы: ${name}`,
  badCollation: (name: string) =>
    `Сортировка базы: ${name} не знает русских букв, создайте базу в UTF-8 с локалью ru_RU или C.UTF-8`,
  movedCollation: (name: string) =>
    `Сортировка базы: версия ${name} сменилась вместе с системой, перестройте индексы (REINDEX) и выполните ALTER DATABASE … REFRESH COLLATION VERSION`,
  clock: 'Часы: совпадают с часами базы',
  clockSkew: (seconds: number) =>
    `Часы: расходятся с часами базы на ${seconds}\u00A0с, включите синхронизацию времени (NTP) на обеих машинах`,
  migrations: (count: number) => `Схема базы: применены все изменения (${count})`,
  noSchema: 'Схема базы: база пуста, схему создаст первый запуск',
  pendingMigrations: (count: number) => `Схема базы: ждут запуска ${count} (применит ближайший npm start)`,
  newerSchema: 'Схема базы: база новее этой программы, обновите программу',
  deadLetters: 'Фоновые задания: недоставленных событий нет',
  someDeadLetters: (count: number) =>
    `Фоновые задания: не доставлено событий: ${count}. Причины в журнале, порядок в docs/guide/operations.md`,
  embeddedBackup:
    'Копии базы: база встроенная, её никто не копирует. Для торговли нужна отдельная база с копиями: DATABASE_URL',
  noArchive:
    'Копии базы: архив журнала (archive_mode) выключен. Если копии делает pg_dump, база об этом не знает: проверьте сами',
  archiveFails: (minutesAgo: number | null) =>
    `Копии базы: архив журнала не пишется${minutesAgo === null ? '' : ` уже ${minutes(minutesAgo)}`}, проверьте archive_command`,
  archive: (minutesAgo: number) =>
    `Копии базы: архив журнала пишется, последний кусок ${minutes(minutesAgo)} назад. Когда снята полная копия, база не знает: проверьте сами`,
  archiveWaits: 'Копии базы: архив журнала включён, но ещё ничего не записал. Когда снята полная копия, база не знает',
  disk: (gigabytes: string) => `Диск: свободно ${gigabytes}\u00A0ГБ`,
  diskScarce: (gigabytes: string, name: string) =>
    `Диск: свободно только ${gigabytes}\u00A0ГБ (${name}), освободите место`,
  diskUnknown: 'Диск: не удалось узнать, сколько свободно, проверьте OKOLITSA_DATA_DIR',
  settings: (message: string) => `Настройки: ${message}`,
  secrets: 'Секреты: заданы',
  keptSecrets: (names: string) =>
    `Секреты: ${names} созданы сами и лежат в папке данных. Для торговли задайте их в окружении, одни на все узлы`,
  noMetrics: 'Наблюдение: METRICS_TOKEN не задан, /metrics виден только с этой машины',
  metrics: 'Наблюдение: METRICS_TOKEN задан',
  proxies: 'Прокси: TRUSTED_PROXIES задан',
  ownHttps: 'Прокси: HTTPS отдаёт сам магазин (HTTPS_PORT)',
  noProxies:
    'Прокси: PUBLIC_URL с https, а TRUSTED_PROXIES пуст. За прокси все покупатели будут с одного адреса и упрутся в пределы',
  noProxyNeeded: 'Прокси: не нужен, PUBLIC_URL без https',
  plainHttp: 'PUBLIC_URL: без https. Ключи входа (passkey) и push работать не будут',
  localHttp: 'PUBLIC_URL: эта машина, https не нужен',
  certificate: (left: number) => `PUBLIC_URL: сертификат действует ещё ${days(left)}`,
  certificateEnds: (left: number) => `PUBLIC_URL: сертификат кончится через ${days(left)}, продлите его`,
  certificateOver: 'PUBLIC_URL: сертификат кончился, браузеры не откроют магазин',
  certificateWrong: (reason: string) => `PUBLIC_URL: сертификату не верят (${reason}), проверьте цепочку и имя`,
  unreached: (reason: string) =>
    `PUBLIC_URL: отсюда не открывается (${reason}). Проверьте PUBLIC_URL, прокси и запущен ли магазин`,
  reached: 'PUBLIC_URL: магазин отвечает',
  answeredOther: (status: number) => `PUBLIC_URL: отвечает не магазин (${status}), проверьте PUBLIC_URL и прокси`,
} as const

import { settingExpectations as expected } from '@okolitsa/strings/ru/start.ts'
import { z } from 'zod'
import { bankSettings } from './bank-settings.ts'
import {
  count,
  counterNumber,
  flag,
  hours,
  isNetwork,
  mode,
  oneOf,
  phoneDigits,
  port,
  postgresUrl,
  secret,
  somePort,
  text,
  url,
  valkeyUrl,
} from './setting-kinds.ts'

/**
 * Every setting, read from the environment variable of the same name. `describe` completes the message about a bad
 * value.
 */

export const configSchema = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  /**
   * Loads the demo marketplace; services without settings are then emulated also in production. On unless NODE_ENV is
   * production.
   */
  OKOLITSA_DEMO: flag().optional(),
  /** Number of the demo's products: `1` = the hand-written world; a larger number adds generated products. */
  DEMO_SCALE: z
    .enum(['small', '10000', '100000', '1000000'])
    .transform((value): 'small' | number => (value === 'small' ? value : Number(value)))
    .prefault('small')
    .describe(expected.demoScale),
  /** Opens the demo with its history; `npm start` sets it. */
  DEMO_HISTORY: flag().prefault('0'),
  /** Set by `npm run dev`: the storefront is served from source by Vite's middleware instead of web/dist. */
  OKOLITSA_WEB_DEV: flag().prefault('0'),
  /** The shop's start time in rules, database, pages and emulators. For development and tests. */
  OKOLITSA_NOW: z.iso
    .datetime({ offset: true })
    .transform((moment) => new Date(moment))
    .describe(expected.moment)
    .optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  /** IP address to listen on. All interfaces by default, so that a phone in the same network can open the shop. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('0.0.0.0')
    .describe(expected.host),
  PORT: port(3000),
  EMULATORS_PORT: port(3001),
  /** Port that serves sellers' own domains with their certificates; absent = a proxy serves them. */
  HTTPS_PORT: somePort().optional(),
  /** Public base URL, used in links of e-mails and SMS and as the return URL of payments. */
  PUBLIC_URL: url().optional(),
  /** Response to a host that belongs to no seller's site: the marketplace or a plain 404. */
  UNKNOWN_HOSTS: oneOf(['marketplace', 'not-found']).default('marketplace'),
  /** Host that sellers' own domains must point at; the host of PUBLIC_URL by default. */
  SITES_TARGET: text().optional(),
  /** ACME directory that issues certificates for these domains, and the contact given to it. */
  ACME_DIRECTORY: url().optional(),
  ACME_CONTACT: text().optional(),
  EMULATORS_PUBLIC_URL: url().optional(),
  /** IP addresses and networks of our own proxies; X-Forwarded-* headers of other clients are ignored. */
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .refine((items) => items.every(isNetwork))
    .default([])
    .describe(expected.proxies),

  OKOLITSA_DATA_DIR: text().default('.data'),
  /** Store of uploads and photos: the data folder, or an S3-compatible store shared by all nodes. */
  STORAGE_PROVIDER: oneOf(['disk', 's3']).default('disk'),
  S3_ENDPOINT: url().optional(),
  S3_BUCKET: text().optional(),
  S3_REGION: text().default('us-east-1'),
  S3_ACCESS_KEY_ID: text().optional(),
  S3_SECRET_ACCESS_KEY: text().optional(),
  /** Size of the cache of resized pictures on disk, MB; the least recently used are deleted first. */
  IMAGE_CACHE_MAX_MB: count(512),
  /** Free disk space, MB: below the first limit caches stop growing, below the second limit writes are refused. */
  DISK_SCARCE_MB: count(1_024),
  DISK_FULL_MB: count(256),
  /** `off` removes the service worker from browsers that have it: no offline pages, no push messages. */
  SERVICE_WORKER: oneOf(['on', 'off']).default('on'),
  /** An external PostgreSQL instead of the embedded one. */
  DATABASE_URL: postgresUrl().optional(),
  /**
   * The same database without the pooler of DATABASE_URL (PgBouncer in transaction mode); LISTEN, jobs and migrations
   * need dedicated sessions.
   */
  DATABASE_DIRECT_URL: postgresUrl().optional(),
  /** A streaming replica of that database: the catalogue is read from it while it is up to date. */
  DATABASE_READ_URL: postgresUrl().optional(),
  /** `off` for a pooler that does not track prepared statements: PgBouncer before 1.21. */
  DATABASE_NAMED_STATEMENTS: oneOf(['on', 'off']).default('on'),
  DATABASE_POOL_SIZE: count(16),
  /** A Valkey (or Redis ≥ 7) in which nodes share request limits and live topics; without it each has its own. */
  VALKEY_URL: valkeyUrl().optional(),
  /**
   * Maximum ordinary requests per minute from one IP address before 429; generous, because a whole office may share
   * one. Expensive requests count as several (`platform/limits/work-costs.ts`). 0 = no limit.
   */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(1_200).describe(expected.countOrNone),
  /** Maximum concurrent searches, filters, maps and exports of a node, half of them for one network; 0 = no limit. */
  DEAR_CALLS_AT_ONCE: z.coerce.number().int().min(0).default(4).describe(expected.countOrNone),
  /** Event loop delay above which requests are refused, ms; a single long pause is ignored. 0 = never. */
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(0).default(5_000).describe(expected.countOrNone),

  /** Maximum open connections; further ones are closed without an answer. A live page uses one. */
  MAX_CONNECTIONS: count(20_000),
  /** Maximum connections from one network, except our own proxies. 0 = no limit. */
  CONNECTIONS_PER_NETWORK: z.coerce.number().int().min(0).default(200).describe(expected.countOrNone),

  /** Key that signs sessions. Generated and stored in the data folder outside production. */
  TOKEN_SECRET: secret().optional(),
  /** Secret of service calls (x-service-secret). Generated and stored in the data folder outside production. */
  SERVICE_SECRET: secret().optional(),
  /**
   * Key that signs push messages (VAPID): 32 bytes as base64url or hex, the same on all nodes. Generated and stored in
   * the data folder outside production; without it no push messages are sent.
   */
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^([\w-]{43}=?|[\da-fA-F]{64})$/)
    .describe(expected.pushKey)
    .optional(),
  /** Service that answers chat messages automatically (one POST); without its URL only people answer. */
  CHAT_ANSWERS_URL: url().optional(),
  CHAT_ANSWERS_KEY: text().optional(),
  /** Push services besides those of the known browsers: hosts or origins, separated by commas. */
  PUSH_SERVICES: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .default([])
    .describe(expected.text),
  /** Token that our mobile apps send with `x-integration-token`, which exempts them from the limit of their network. */
  INTEGRATION_TOKEN: secret().optional(),
  /** Maximum sign-in codes per hour for unknown browsers and apps of the whole shop; known browsers are not counted. */
  CODES_PER_HOUR: count(2_000),
  /** Maximum concurrent unpaid orders of a customer without a completed order; 0 = no limit. */
  FIRST_ORDERS_UNPAID: z.coerce.number().int().min(0).default(3).describe(expected.countOrNone),
  /** Maximum share of a product's remaining stock that such customers may reserve together, percent. */
  FIRST_ORDERS_STOCK_PERCENT: z.coerce.number().int().min(0).max(100).default(30).describe(expected.percentOrNone),
  /** Token that gives access to /metrics from other hosts. Without it only the loopback has access. */
  METRICS_TOKEN: secret().optional(),

  SMS_PROVIDER: oneOf(['emulator', 'smsc', 'smsaero', 'smsru']).optional(),
  SMS_LOGIN: text().optional(),
  SMS_KEY: text().optional(),
  SMS_SENDER: text().optional(),
  SMS_BASE_URL: url().optional(),

  EMAIL_MODE: oneOf(['emulator', 'smtp', 'off']).optional(),
  /** `smtps://user:password@host:465` or `smtp://…:587` with STARTTLS; when set, e-mail is sent by SMTP. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .describe(expected.smtpUrl)
    .optional(),
  EMAIL_FROM: text().default('okolitsa@localhost'),

  RBS_MODE: mode(),
  RBS_BASE_URL: url().optional(),
  /** Path and format of the calls; newer banks differ in both. */
  RBS_PATH: text().default('/payment/rest'),
  RBS_FORMAT: oneOf(['form', 'json']).default('form'),
  RBS_USERNAME: text().optional(),
  RBS_PASSWORD: text().optional(),
  /** Payment in one stage or in two (hold, then capture); `auto` = two stages when the total may still decrease. */
  RBS_STAGES: oneOf(['auto', 'one', 'two']).default('auto'),
  /** Key of the callback's checksum: the shared key, or the bank's public key as PEM. */
  RBS_CALLBACK_KEY: text().optional(),

  /** Payment page with the merchant's name; needed only to look up a payment whose answer was lost. */
  RBS_CARD_PAGE: url().optional(),

  SBP_MODE: mode(),
  SBP_BASE_URL: url().optional(),
  SBP_USERNAME: text().optional(),
  SBP_PASSWORD: text().optional(),

  PAYANYWAY_MODE: mode(),
  PAYANYWAY_ASSISTANT_URL: url().default('https://www.payanyway.ru'),
  PAYANYWAY_SERVICE_URL: url().default('https://service.moneta.ru/services'),
  /** Account number (MNT_ID). */
  PAYANYWAY_ACCOUNT: text().optional(),
  PAYANYWAY_INTEGRITY_CODE: text().optional(),
  PAYANYWAY_USERNAME: text().optional(),
  PAYANYWAY_PASSWORD: text().optional(),
  /** The account's payment password, if it has one. */
  PAYANYWAY_PAYMENT_PASSWORD: text().optional(),

  CDEK_MODE: mode(),
  CDEK_BASE_URL: url().optional(),
  CDEK_ACCOUNT: text().optional(),
  CDEK_PASSWORD: text().optional(),

  ...bankSettings,

  /** Telephony that connects a visitor with a seller. */
  MANGO_MODE: mode(),
  MANGO_BASE_URL: url().optional(),
  MANGO_API_KEY: text().optional(),
  MANGO_API_SALT: text().optional(),
  /** Phone number shown to both sides of a call. */
  MANGO_LINE_NUMBER: phoneDigits().optional(),
  /** Extension that answers automatically and plays a recording; calls to sellers start from it. */
  MANGO_ANNOUNCER_EXTENSION: counterNumber().optional(),
  /** Phone of the support line shown on pages, digits; without it no line is shown. */
  SUPPORT_PHONE: phoneDigits().optional(),
  /** Daily hours of the support line, whole hours of Moscow time, such as `8-22`; without them no hours are shown. */
  SUPPORT_HOURS: hours().optional(),

  /** Online cinema for subscribers; `off` = no subscription plan includes it. */
  SMOTRESHKA_MODE: mode(),
  SMOTRESHKA_BASE_URL: url().optional(),
  SMOTRESHKA_API_KEY: text().optional(),

  /** Receipts through ATOL Online v5; `off` = the bank or another system issues them. */
  FISCAL_MODE: mode(),
  FISCAL_BASE_URL: url().optional(),
  FISCAL_GROUP: text().optional(),
  FISCAL_LOGIN: text().optional(),
  FISCAL_PASSWORD: text().optional(),
  /** TIN, e-mail and tax system of the shop, as printed on its receipts. */
  FISCAL_COMPANY_TIN: text().optional(),
  FISCAL_COMPANY_EMAIL: text().optional(),
  FISCAL_COMPANY_TAX_SYSTEM: oneOf(['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent']).default('osn'),

  /** Address suggestions and companies: from DaData when there is a token; NPD = check of the self-employed. */
  DADATA_MODE: mode(),
  NPD_MODE: mode(),
  DADATA_BASE_URL: url().optional(),
  DADATA_TOKEN: text().optional(),
  /** Requests to DaData per day for all visitors together; the last fifth is reserved for signed-in users. */
  DADATA_QUESTIONS_A_DAY: z.coerce.number().int().min(1).default(9_000).describe(expected.count),

  /** `utm_campaign` of sales agents: the source of such a visit is stored for 30 days. */
  AGENT_CAMPAIGN: text().optional(),
  /** URL that offers the mobile app to phones; without it the app is not offered. */
  APP_URL: url().optional(),

  /** True = tabs of one browser share cart changes immediately. */
  CROSS_TAB_SHARING: flag().prefault('0'),
  /** Third-party analytics; loaded for visitors who consented, and only when an id is set. */
  YANDEX_METRIKA_ID: counterNumber().optional(),
  VK_PIXEL_ID: counterNumber().optional(),
  /** A/B tests by Varioqub: the id of its counter and the URL of its script. */
  VARIOQUB_ID: counterNumber().optional(),
  VARIOQUB_BASE_URL: url().default('https://abt.s3.yandex.net'),
  /** Personalization and events by Mindbox: the integration point of the shop and the URL of its API. */
  MINDBOX_ENDPOINT_ID: text().optional(),
  MINDBOX_BASE_URL: url().default('https://api.mindbox.ru'),

  /** Yandex maps, loaded when a visitor opens a map; without the key the bundled map is drawn. */
  YANDEX_MAPS_KEY: text().optional(),
  /** URL template of vector tiles with streets (OpenMapTiles), `https://…/{z}/{x}/{y}.pbf`; without it no streets. */
  MAP_TILES_URL: url()
    .refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), expected.tiles)
    .optional(),
  /** Attribution of the tiles, shown on the map as their terms require. */
  MAP_TILES_ATTRIBUTION: text().default('© OpenMapTiles © OpenStreetMap'),

  /** URLs of related sites; the menu shows only configured ones. */
  BLOG_URL: url().optional(),
  TRAVEL_URL: url().optional(),
  BECOME_SELLER_URL: url().optional(),
  VK_URL: url().optional(),
  TELEGRAM_URL: url().optional(),
  OK_URL: url().optional(),
  /** E-mail address of the support; without it no e-mail contact is shown. */
  SUPPORT_EMAIL: z.email().describe(expected.text).optional(),
  /** Owner of the shop: legal name, postal address, registration number. */
  OWNER_NAME: text().optional(),
  OWNER_ADDRESS: text().optional(),
  OWNER_IEN: text().optional(),
  /** Commission on sales, percent, and its terms: shown to new sellers when they are set. */
  SELLER_COMMISSION: z.coerce.number().min(0).max(100).describe(expected.count).optional(),
  SELLER_TERMS_URL: url().optional(),
})

export type Settings = z.output<typeof configSchema>
export type SettingName = keyof Settings

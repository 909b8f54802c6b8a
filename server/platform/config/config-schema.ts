import { settingExpectations as expected } from '@okolitsa/strings/ru/start.ts'
import { z } from 'zod'
import {
  count,
  counterNumber,
  flag,
  hours,
  isNetwork,
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

/** `live` talks to the real service, `emulator` to ours, `off` hides what needs it. */
const mode = () => oneOf(['live', 'emulator', 'off']).optional()

export const configSchema = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('development'),
  /** Loads the demo marketplace and allows emulators in production. On unless NODE_ENV is production. */
  OKOLITSA_DEMO: flag().optional(),
  /** How many products the demo has: the hand-written world, or that many generated ones on top. */
  DEMO_SCALE: z
    .enum(['small', '10000', '100000', '1000000'])
    .transform((value): 'small' | number => (value === 'small' ? value : Number(value)))
    .prefault('small')
    .describe(expected.demoScale),
  /** Set by `npm run dev`: the storefront is served from source by Vite's middleware instead of web/dist. */
  OKOLITSA_WEB_DEV: flag().prefault('0'),
  /**
   * What the shop takes for the moment of its start, everywhere: rules, database, pages, emulators. For development
   * and tests.
   */
  OKOLITSA_NOW: z.iso
    .datetime({ offset: true })
    .transform((moment) => new Date(moment))
    .describe(expected.moment)
    .optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),

  /** Where the shop listens. All addresses by default, so that a phone in the same network opens it. */
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('0.0.0.0')
    .describe(expected.host),
  PORT: port(3000),
  EMULATORS_PORT: port(3001),
  /** Where domains of sellers' own are answered with their certificates; absent = a proxy in front does it. */
  HTTPS_PORT: somePort().optional(),
  /** Address people see: in links of letters and SMS, in payment returns. */
  PUBLIC_URL: url().optional(),
  /** A host that leads to no site of a seller: it is shown the marketplace, or a clear 404. */
  UNKNOWN_HOSTS: oneOf(['marketplace', 'not-found']).default('marketplace'),
  /** Where domains of sellers' own have to lead; the host of PUBLIC_URL by default. */
  SITES_TARGET: text().optional(),
  /** An authority of certificates for them, and whom it may write to. */
  ACME_DIRECTORY: url().optional(),
  ACME_CONTACT: text().optional(),
  EMULATORS_PUBLIC_URL: url().optional(),
  /** Addresses and networks of our own proxies; only what they say in X-Forwarded-* is believed. */
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .refine((items) => items.every(isNetwork))
    .default([])
    .describe(expected.proxies),

  /** Database, uploads, caches. */
  OKOLITSA_DATA_DIR: text().default('.data'),
  /** Uploads and photos: in the data folder, or in an S3-compatible store that all nodes share. */
  STORAGE_PROVIDER: oneOf(['disk', 's3']).default('disk'),
  S3_ENDPOINT: url().optional(),
  S3_BUCKET: text().optional(),
  S3_REGION: text().default('us-east-1'),
  S3_ACCESS_KEY_ID: text().optional(),
  S3_SECRET_ACCESS_KEY: text().optional(),
  /** Ready pictures on disk, megabytes: what was not looked at for longest makes room. */
  IMAGE_CACHE_MAX_MB: count(512),
  /** Free room on the disk of the data folder: below the first caches stop, below the second nothing new is taken in, MB. */
  DISK_SCARCE_MB: count(1_024),
  DISK_FULL_MB: count(256),
  /** `off` takes the service worker away from browsers that have one: no pages without a network, no push messages. */
  SERVICE_WORKER: oneOf(['on', 'off']).default('on'),
  /** An outside PostgreSQL instead of the embedded one. */
  DATABASE_URL: postgresUrl().optional(),
  /**
   * The same database past the pooler in DATABASE_URL (PgBouncer in transaction mode): LISTEN, jobs and migrations need
   * sessions of their own.
   */
  DATABASE_DIRECT_URL: postgresUrl().optional(),
  /** A replica of that database (streaming replication): the catalogue is read from it while it is fresh. */
  DATABASE_READ_URL: postgresUrl().optional(),
  /** `off` for a pooler that cannot tell whose a prepared statement is: PgBouncer before 1.21. */
  DATABASE_NAMED_STATEMENTS: oneOf(['on', 'off']).default('on'),
  DATABASE_POOL_SIZE: count(16),
  /**
   * A Valkey (or a Redis ≥ 7) that the nodes of one shop share: limits of requests and live topics.
   * Nothing depends on it; without it each node has its own.
   */
  VALKEY_URL: valkeyUrl().optional(),
  /**
   * Ordinary requests a minute from one address before 429; generous, since a whole office may share one. Dear ones count
   * for several (`platform/limits/work-costs.ts`). 0 = no limit.
   */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(1_200).describe(expected.countOrNone),
  /** Searches, filters, maps, exports a node works on at once, half of them for one network. 0 = as many as there are. */
  DEAR_CALLS_AT_ONCE: z.coerce.number().int().min(0).default(4).describe(expected.countOrNone),
  /** Requests are refused while the event loop is later than that, ms; one long breath of a crowded machine is not. 0 = never. */
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(0).default(5_000).describe(expected.countOrNone),

  /** Connections open at once before further ones are closed unheard; live pages hold one each. */
  MAX_CONNECTIONS: count(20_000),
  /** The same of one network; those of our own proxies are not counted. 0 = as many as there are. */
  CONNECTIONS_PER_NETWORK: z.coerce.number().int().min(0).default(200).describe(expected.countOrNone),

  /** Signs sessions. Made and kept in the data folder outside production. */
  TOKEN_SECRET: secret().optional(),
  /** Opens service calls (x-service-secret). Made and kept in the data folder outside production. */
  SERVICE_SECRET: secret().optional(),
  /**
   * Signs push messages (VAPID): 32 bytes as base64url or hex, the same on all nodes. Made and kept in the data folder
   * outside production; without it no push messages are sent.
   */
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^([\w-]{43}=?|[\da-fA-F]{64})$/)
    .describe(expected.pushKey)
    .optional(),
  /** A source of automatic answers in chats (one POST); without an address only people answer. */
  CHAT_ANSWERS_URL: url().optional(),
  CHAT_ANSWERS_KEY: text().optional(),
  /** Push services besides those of the known browsers: hosts, or whole origins, separated by commas. */
  PUSH_SERVICES: z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .default([])
    .describe(expected.text),
  /** What an app of ours shows in `x-integration-token` when it asks for codes: its network's bound is not the app's. */
  INTEGRATION_TOKEN: secret().optional(),
  /** Sign-in codes an hour for strangers and apps in the whole shop; known browsers are not counted. */
  CODES_PER_HOUR: count(2_000),
  /** Unpaid orders at once of a customer who received none yet; 0 = as many as they like. */
  FIRST_ORDERS_UNPAID: z.coerce.number().int().min(0).default(3).describe(expected.countOrNone),
  /** How much of a product those may take together, percent of what is left. */
  FIRST_ORDERS_STOCK_PERCENT: z.coerce.number().int().min(0).max(100).default(30).describe(expected.percentOrNone),
  /** Opens /metrics from outside the loopback. Without it the loopback only. */
  METRICS_TOKEN: secret().optional(),

  SMS_PROVIDER: oneOf(['emulator', 'smsc', 'smsaero', 'smsru']).optional(),
  SMS_LOGIN: text().optional(),
  SMS_KEY: text().optional(),
  SMS_SENDER: text().optional(),
  SMS_BASE_URL: url().optional(),

  EMAIL_MODE: oneOf(['emulator', 'smtp', 'off']).optional(),
  /** `smtps://user:password@host:465` or `smtp://…:587` with STARTTLS; its presence switches letters to SMTP. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .describe(expected.smtpUrl)
    .optional(),
  EMAIL_FROM: text().default('okolitsa@localhost'),

  RBS_MODE: mode(),
  RBS_BASE_URL: url().optional(),
  /** Where the calls stand at the address, and how they are written: banks of the newer kind differ in both. */
  RBS_PATH: text().default('/payment/rest'),
  RBS_FORMAT: oneOf(['form', 'json']).default('form'),
  RBS_USERNAME: text().optional(),
  RBS_PASSWORD: text().optional(),
  /** One stage or two (hold, then capture); auto: two when the sum of the order may still come out lower. */
  RBS_STAGES: oneOf(['auto', 'one', 'two']).default('auto'),
  /** Of the callback's checksum: the common key, or the bank's public key as PEM. */
  RBS_CALLBACK_KEY: text().optional(),

  /** The page for cards with the merchant's name in it; needed only to find a payment again whose answer was lost. */
  RBS_CARD_PAGE: url().optional(),

  SBP_MODE: mode(),
  SBP_BASE_URL: url().optional(),
  SBP_USERNAME: text().optional(),
  SBP_PASSWORD: text().optional(),

  PAYANYWAY_MODE: mode(),
  PAYANYWAY_ASSISTANT_URL: url().default('https://www.payanyway.ru'),
  PAYANYWAY_SERVICE_URL: url().default('https://service.moneta.ru/services'),
  /** MNT_ID: number of the account. */
  PAYANYWAY_ACCOUNT: text().optional(),
  PAYANYWAY_INTEGRITY_CODE: text().optional(),
  PAYANYWAY_USERNAME: text().optional(),
  PAYANYWAY_PASSWORD: text().optional(),
  /** The account's own word for money that leaves it; only where the account has one. */
  PAYANYWAY_PAYMENT_PASSWORD: text().optional(),

  CDEK_MODE: mode(),
  CDEK_BASE_URL: url().optional(),
  CDEK_ACCOUNT: text().optional(),
  CDEK_PASSWORD: text().optional(),

  /** The sellers' bank: identifies who signs in to the seller's side. */
  DBO_MODE: mode(),
  DBO_BASE_URL: url().optional(),
  DBO_API_KEY: text().optional(),
  /** The bank's page where sellers sign in; it brings them to `/cabinet`. */
  DBO_LOGIN_URL: url().optional(),

  /** Telephony that joins a visitor with a seller. */
  MANGO_MODE: mode(),
  MANGO_BASE_URL: url().optional(),
  MANGO_API_KEY: text().optional(),
  MANGO_API_SALT: text().optional(),
  /** Number shown to both sides of a call. */
  MANGO_LINE_NUMBER: phoneDigits().optional(),
  /** Extension of the exchange that answers by itself and plays a recording: sellers are called from it. */
  MANGO_ANNOUNCER_EXTENSION: counterNumber().optional(),
  /** The support line shown on pages, digits; without it none is. */
  SUPPORT_PHONE: phoneDigits().optional(),
  /** When it is answered every day, whole hours of Moscow: `8-22`; without them nothing is said. */
  SUPPORT_HOURS: hours().optional(),

  /** The online cinema of subscribers; `off` = plans come without it. */
  SMOTRESHKA_MODE: mode(),
  SMOTRESHKA_BASE_URL: url().optional(),
  SMOTRESHKA_API_KEY: text().optional(),

  /** Receipts through ATOL Online v5; `off` = the bank or somebody else makes them. */
  FISCAL_MODE: mode(),
  FISCAL_BASE_URL: url().optional(),
  FISCAL_GROUP: text().optional(),
  FISCAL_LOGIN: text().optional(),
  FISCAL_PASSWORD: text().optional(),
  /** The shop's own TIN, e-mail and tax system, as its receipts name it. */
  FISCAL_COMPANY_TIN: text().optional(),
  FISCAL_COMPANY_EMAIL: text().optional(),
  FISCAL_COMPANY_TAX_SYSTEM: oneOf(['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent']).default('osn'),

  /** Address suggestions: with a token from DaData, otherwise from the built-in gazetteer. */
  DADATA_BASE_URL: url().optional(),
  DADATA_TOKEN: text().optional(),
  /** Questions to DaData within a day, of all visitors together; the last fifth is for those who are signed in. */
  DADATA_QUESTIONS_A_DAY: z.coerce.number().int().min(1).default(9_000).describe(expected.count),

  /** `utm_campaign` of sales agents: whom such a visit came from is remembered for 30 days. */
  AGENT_CAMPAIGN: text().optional(),
  /** Where phones are offered the application; without it they are not asked. */
  APP_URL: url().optional(),

  /** Tabs of one browser tell each other at once what they change in carts. */
  CROSS_TAB_SHARING: flag().prefault('0'),

  /** Foreign counters; loaded for visitors who agreed, and only where a number is given. */
  YANDEX_METRIKA_ID: counterNumber().optional(),
  VK_PIXEL_ID: counterNumber().optional(),
  /** A/B tests by Varioqub: the number of its counter, and where its script comes from. */
  VARIOQUB_ID: counterNumber().optional(),
  VARIOQUB_BASE_URL: url().default('https://abt.s3.yandex.net'),
  /** Personalization and events by Mindbox: the shop's integration point, and the address of its API. */
  MINDBOX_ENDPOINT_ID: text().optional(),
  MINDBOX_BASE_URL: url().default('https://api.mindbox.ru'),

  /** Maps by Yandex, where a visitor opens one; without the key the bundled map is drawn. */
  YANDEX_MAPS_KEY: text().optional(),
  /** Vector tiles with streets for the bundled map, in the schema of OpenMapTiles: `https://…/{z}/{x}/{y}.pbf`; without them it has no streets. */
  MAP_TILES_URL: url()
    .refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), expected.tiles)
    .optional(),
  /** Whose tiles they are, as their terms ask to name it on the map. */
  MAP_TILES_ATTRIBUTION: text().default('© OpenMapTiles © OpenStreetMap'),

  /** Sites beside the shop; a menu shows those that have an address. */
  BLOG_URL: url().optional(),
  TRAVEL_URL: url().optional(),
  BECOME_SELLER_URL: url().optional(),
  VK_URL: url().optional(),
  TELEGRAM_URL: url().optional(),
  OK_URL: url().optional(),
  /** Where people write to the shop; without it nothing is said of letters. */
  SUPPORT_EMAIL: z.email().describe(expected.text).optional(),
  /** Whose the shop is, for its contacts: legal name, address, number of the state register; without the name the page says that nobody told. */
  OWNER_NAME: text().optional(),
  OWNER_ADDRESS: text().optional(),
  OWNER_IEN: text().optional(),
  /** What the shop takes of a seller's sales, percent, and its terms: told at the beginning of selling; without them nothing is. */
  SELLER_COMMISSION: z.coerce.number().min(0).max(100).describe(expected.count).optional(),
  SELLER_TERMS_URL: url().optional(),
})

export type Settings = z.output<typeof configSchema>
export type SettingName = keyof Settings

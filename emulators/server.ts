import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { authenticatorEmulator } from './authenticator/authenticator-emulator.ts'
import { cdekEmulator } from './cdek/cdek-emulator.ts'
import { dadataEmulator } from './dadata/dadata-emulator.ts'
import { DEMO_PEOPLE, dboBankEmulator, NEWCOMERS } from './dbo-bank/dbo-bank-emulator.ts'
import { diadocEmulator } from './diadoc/diadoc-emulator.ts'
import { emailEmulator } from './email/email-emulator.ts'
import { fiscalEmulator } from './fiscal/fiscal-emulator.ts'
import { mangoEmulator } from './mango/mango-emulator.ts'
import { monetaEmulator } from './moneta/moneta-emulator.ts'
import { npdEmulator } from './npd/npd-emulator.ts'
import { npdPartnerEmulator } from './npd/npd-partner-emulator.ts'
import { escapeHtml, page } from './page.ts'
import { rbsEmulator } from './rbs/rbs-emulator.ts'
import { smotreshkaEmulator } from './smotreshka/smotreshka-emulator.ts'
import { smsEmulator } from './sms/sms-emulator.ts'
import { tbankEmulator } from './tbank/tbank-emulator.ts'
import { yookassaEmulator } from './yookassa/yookassa-emulator.ts'

export interface EmulatorsOptions {
  readonly port: number
  readonly host: string
  /** Public URL of the emulators; the loopback with the port by default. */
  readonly publicUrl?: string
  /** The shop's URL for redirects and notifications. */
  readonly shopUrl?: string
  /** False = the market has no sellers yet, so every client of the sellers' bank is a newcomer. */
  readonly hasDemo?: boolean
  /** Present time of all emulators, milliseconds since the epoch. */
  readonly now: () => number
  /** Folder of stored payments and receipts; absent = memory only. */
  readonly stateDir?: string
}

interface Emulator {
  readonly title: string
  readonly what: string
  /** Path of the emulator's page for people; null = none. */
  readonly path: string | null
  mount(app: FastifyInstance, world: World): Promise<void>
}

interface World {
  readonly publicUrl: string
  readonly shopUrl: string
  readonly hasDemo: boolean
  readonly now: () => number
  /** Options of an emulator with a state file. */
  bookOf(name: string): { readonly bookFile?: string }
}

/** All emulators of the port. Each is a plugin with its own parsers and hooks. */
const EMULATORS: readonly Emulator[] = [
  {
    title: 'Ящик СМС',
    what: 'коды для входа и вести о заказах',
    path: '/sms',
    mount: async (app, { now }) => {
      await app.register(smsEmulator, { now })
    },
  },
  {
    title: 'Ящик писем',
    what: 'вести о заказах тем, кто указал почту',
    path: '/email',
    mount: async (app, { now }) => {
      await app.register(emailEmulator, { now })
    },
  },
  {
    title: 'Банк',
    what: 'оплата по СБП и картой',
    path: '/rbs',
    mount: async (app, { publicUrl, now, bookOf }) => {
      await app.register(rbsEmulator, { publicUrl, now, ...bookOf('rbs') })
    },
  },
  {
    title: 'Банк продавца',
    what: 'вход фермеров и администратора',
    path: '/dbo',
    mount: async (app, { shopUrl, now, hasDemo }) => {
      const people = hasDemo ? DEMO_PEOPLE : NEWCOMERS
      await app.register(dboBankEmulator, { now, people, partnerUrl: `${shopUrl}/cabinet` })
    },
  },
  {
    title: 'Программа с кодами',
    what: 'второй замок для входа в офис',
    path: '/authenticator',
    mount: async (app, { now }) => {
      await app.register(authenticatorEmulator, { now })
    },
  },
  {
    title: 'Книга чеков',
    what: 'касса: чеки об оплатах и возвратах',
    path: '/fiscal',
    mount: async (app, { publicUrl, now, bookOf }) => {
      await app.register(fiscalEmulator, { publicUrl, now, ...bookOf('fiscal') })
    },
  },
  {
    title: 'Телефонная станция',
    what: 'звонки между покупателем и продавцом',
    path: '/mango',
    mount: async (app, { shopUrl, now }) => {
      await app.register(mangoEmulator, { now, externalUrl: `${shopUrl}/api/v1/mango/external` })
    },
  },
  {
    title: 'MONETA',
    what: 'оплата через PayAnyWay',
    path: '/moneta',
    mount: async (app, { shopUrl, now, bookOf }) => {
      const calls = `${shopUrl}/api/v1/payments/payanyway`
      const addresses = { payUrl: `${calls}/callback`, checkUrl: `${calls}/check` }
      await app.register(monetaEmulator, { ...addresses, now, ...bookOf('moneta') })
    },
  },
  {
    title: 'СДЭК',
    what: 'пункты выдачи, цены доставки и отправления',
    path: '/cdek',
    mount: async (app, { now, bookOf }) => {
      await app.register(cdekEmulator, { now, ...bookOf('cdek') })
    },
  },
  {
    title: 'Онлайн-кинотеатр',
    what: 'что смотрят по подписке',
    path: '/smotreshka',
    mount: async (app) => {
      await app.register(smotreshkaEmulator)
    },
  },
  {
    title: 'Оператор ЭДО',
    what: 'УПД продавцам: подпись, отказ, уточнение',
    path: '/diadoc',
    mount: async (app, { now }) => {
      await app.register(diadocEmulator, { now, acceptsInvitations: true, takesFirstToken: true })
    },
  },
  {
    title: 'Счёт маркетплейса',
    what: 'платёжные поручения продавцам и выписки',
    path: '/tbank',
    mount: async (app, { now, bookOf }) => {
      await app.register(tbankEmulator, { now, ...bookOf('tbank') })
    },
  },
  {
    title: 'Выплаты людям',
    what: 'выплаты самозанятым по СБП и на карту',
    path: '/yookassa',
    mount: async (app, { now, bookOf }) => {
      await app.register(yookassaEmulator, { now, ...bookOf('yookassa') })
    },
  },
  {
    title: 'Самозанятые',
    what: 'вместо сервиса налоговой, только для программ',
    path: null,
    mount: async (app, { now }) => {
      await app.register(npdEmulator)
      await app.register(npdPartnerEmulator, { now })
    },
  },
  {
    title: 'Подсказки адресов',
    what: 'вместо DaData, только для программ',
    path: null,
    mount: async (app) => {
      await app.register(dadataEmulator)
    },
  },
]

/** Opens every emulator on one port of the loopback, with a page that lists them. */
export async function createEmulators(
  options: EmulatorsOptions,
): Promise<{ listen(): Promise<string>; close(): Promise<void> }> {
  const app = fastify({ forceCloseConnections: true })
  const publicUrl = options.publicUrl ?? `http://localhost:${options.port}`
  const shopUrl = options.shopUrl ?? 'http://localhost:3000'
  const { stateDir } = options
  const bookOf: World['bookOf'] = (name) =>
    stateDir === undefined ? {} : { bookFile: join(stateDir, `${name}.jsonl`) }
  const { now, hasDemo = true } = options
  for (const emulator of EMULATORS) await emulator.mount(app, { publicUrl, shopUrl, hasDemo, now, bookOf })
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(indexPage()))
  return {
    listen: () => app.listen({ port: options.port, host: options.host }),
    close: () => app.close(),
  }
}

function indexPage(): string {
  const items = EMULATORS.map(({ title, what, path }) => {
    const name = path ? `<a href="${path}">${escapeHtml(title)}</a>` : escapeHtml(title)
    return `<li>${name}: ${escapeHtml(what)}</li>`
  })
  return page(
    'Эмуляторы внешних служб',
    `<h1>Эмуляторы</h1><p>Внешний мир для разработки и показа: ничего отсюда не уходит наружу. Сломать банк, MONETA или СДЭК можно на их страницах, один платёж — на странице самой оплаты.</p><ul>${items.join('')}</ul>`,
  )
}

import formbody from '@fastify/formbody'
import { demoCompanies } from '@okolitsa/demo/companies.ts'
import { demoNewcomers } from '@okolitsa/demo/data/newcomers.ts'
import { demoStaff } from '@okolitsa/demo/staff.ts'
import type { FastifyPluginAsync } from 'fastify'
import { escapeHtml, page } from '../page.ts'
import { DBO_EMULATOR_KEY, DBO_EMULATOR_PATH } from './credentials.ts'
import { type CredentialKind, Proofs } from './proofs.ts'

export interface BankPerson {
  readonly subject: string
  readonly name: string
  readonly company: string
  /** Tax number (ИНН) of the person's company. */
  readonly tin?: string | undefined
  /** True = the person has no shop yet, so the bank redirects to the constructor. */
  readonly isNewcomer?: boolean
}

export interface DboBankOptions {
  readonly apiKey?: string
  /** URL of the partner's page for the bank's button; the bank adds `externalToken`. */
  readonly partnerUrl: string
  readonly people?: readonly BankPerson[]
  /** Present time, milliseconds since the epoch. */
  readonly now: () => number
}

const TINS = new Map(demoCompanies.map(({ bankSubject, tin }) => [bankSubject, tin]))

/** Staff of the demo's sellers, and people without a shop. */
export const DEMO_PEOPLE: readonly BankPerson[] = [
  ...demoStaff.map(({ bankSubject, name, company }) => ({ subject: bankSubject, name, company })),
  ...demoNewcomers.map(({ bankSubject, head, title }) => ({
    subject: bankSubject,
    name: head,
    company: title,
    isNewcomer: true,
  })),
].map((person) => ({ ...person, tin: TINS.get(person.subject) }))

/** Clients of the bank in a market without sellers: each company may open a shop. */
export const NEWCOMERS: readonly BankPerson[] = demoCompanies.map(({ bankSubject, head, title, tin }) => ({
  ...{ subject: bankSubject, name: head, company: title, tin },
  isNewcomer: true,
}))

/**
 * The sellers' bank: a page where a person is chosen and redirected to the shop with a one-time token, and the call
 * that identifies the person. `POST /dbo/control {"down": true}` makes the call fail until `{"down": false}`.
 */
export const dboBankEmulator: FastifyPluginAsync<DboBankOptions> = async (app, options) => {
  const { apiKey = DBO_EMULATOR_KEY, people = DEMO_PEOPLE, now, partnerUrl } = options
  const proofs = new Proofs(now)
  let isDown = false
  await app.register(formbody)

  /** the shop's call: identifies the owner of a proof */
  app.post<{ Body: { code?: string; externalToken?: string } }>(
    `${DBO_EMULATOR_PATH}/api/v1/partner/client`,
    async (request, reply) => {
      if (isDown) return reply.code(503).send({ error: 'unavailable' })
      if (request.headers.authorization !== `Bearer ${apiKey}`) return reply.code(401).send({ error: 'wrong_key' })
      const { code, externalToken } = request.body ?? {}
      const subject =
        code !== undefined
          ? proofs.take('code', code)
          : externalToken !== undefined
            ? proofs.take('token', externalToken)
            : undefined
      if (subject === undefined) return reply.code(400).send({ error: 'proof_missing' })
      const person = people.find((one) => one.subject === subject)
      if (!person) return reply.code(404).send({ error: 'proof_unknown' })
      return { subject: person.subject, fullName: person.name, company: person.company, inn: person.tin }
    },
  )

  /** for tests: the clients, and a new proof of one of them */
  app.get(`${DBO_EMULATOR_PATH}/clients`, async () => ({ items: people }))
  app.post<{ Body: { subject?: string; kind?: CredentialKind } }>(
    `${DBO_EMULATOR_PATH}/proofs`,
    async ({ body: { subject = '', kind = 'token' } }) => ({ value: proofs.issue(kind, subject) }),
  )
  app.post<{ Body: { down?: boolean } }>(`${DBO_EMULATOR_PATH}/control`, async ({ body }) => {
    isDown = body.down === true
    return { down: isDown }
  })

  app.post<{ Body: { subject?: string; cabinet?: string } }>(`${DBO_EMULATOR_PATH}/enter`, async (request, reply) => {
    const { subject: chosen = '', cabinet } = request.body ?? {}
    // newcomers have two buttons: for their own site and for the cabinet
    const subject = cabinet ?? chosen
    const newcomer = cabinet === undefined && people.find((one) => one.subject === subject && one.isNewcomer)
    const url = newcomer ? new URL('/constructor', partnerUrl) : new URL(partnerUrl)
    const proof = proofs.issue('token', subject)
    if (newcomer) {
      url.searchParams.set('inn', newcomer.tin ?? '')
      url.searchParams.set('token', proof)
    } else url.searchParams.set('externalToken', proof)
    return reply.redirect(url.href, 303)
  })
  app.get(DBO_EMULATOR_PATH, async (_request, reply) => reply.type('text/html; charset=utf-8').send(bankPage(people)))
}

const wayIn = (isNewcomer = false) => (isNewcomer ? 'Открыть магазин' : 'Войти в кабинет')

/** The page for people: every client with a button. */
function bankPage(people: readonly BankPerson[]): string {
  const rows = people.map(
    ({ subject, name, company, isNewcomer }) =>
      `<form method="post" action="${DBO_EMULATOR_PATH}/enter"><p><b>${escapeHtml(company)}</b><br>
<span class="note">${escapeHtml(name)}</span></p><button class="yes" name="subject" value="${escapeHtml(subject)}" aria-label="${wayIn(isNewcomer)}: ${escapeHtml(company)}">${wayIn(isNewcomer)}</button>${
        isNewcomer
          ? `<button name="cabinet" value="${escapeHtml(subject)}" aria-label="${wayIn()}: ${escapeHtml(company)}">${wayIn()}</button>`
          : ''
      }</form>`,
  )
  return page(
    'Банк продавца',
    `<style>form+form{margin-top:20px;padding-top:12px;border-top:1px solid #e9ecef}form button{margin-top:8px}</style>
<div class="badge">Это эмулятор: настоящего банка здесь нет</div><h1>Банк продавца</h1>
<p class="note">Здесь продавец уже вошёл в свой банк. Банк передаст площадке, кто пришёл, одноразовой ссылкой на пять минут.</p>${rows.join('')}`,
  )
}

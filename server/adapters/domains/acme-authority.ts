import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { calculateJwkThumbprint, exportJWK, FlattenedSign, type JWK } from 'jose'
import { z } from 'zod'
import { type CertificateAuthority, CertificateRefused } from '../../publishing/sites/ports.ts'
import { certificateRequest } from './certificate-request.ts'

/** Time limit of one answer, ms. */
const TIMEOUT_MS = 20_000
/** Maximum polls of the authority's check, and the default pause between them. */
const LOOKS = 20
const PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 10_000
/** Maximum sendings of a message, which is sent again with a new nonce when the authority did not accept the nonce. */
const SENDINGS = 5
const BAD_NONCE = 'urn:ietf:params:acme:error:badNonce'

export const directorySchema = z.object({ newNonce: z.url(), newAccount: z.url(), newOrder: z.url() })
const orderSchema = z.object({
  status: z.enum(['pending', 'ready', 'processing', 'valid', 'invalid']),
  authorizations: z.array(z.url()),
  finalize: z.url(),
  certificate: z.url().optional(),
})
const authorizationSchema = z.object({
  status: z.string(),
  challenges: z.array(z.object({ type: z.string(), url: z.url(), token: z.string().optional() }).loose()),
})

interface Answered {
  readonly body: string
  readonly headers: Headers
}

/**
 * A certificate authority over ACME (RFC 8555) with http-01 challenges.
 * @param options.contact e-mail address for warnings of the authority
 */
export function createAcmeAuthority(options: { directory: string; contact: string | undefined }): CertificateAuthority {
  return {
    directory: options.directory,
    newAccountKey: () => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    },
    issue: async (order) => {
      const session = await openSession(options, createPrivateKey(order.accountKey))
      return issue(session, order)
    },
  }
}

interface Session {
  readonly newOrder: string
  readonly thumbprint: string
  /** Sends a signed message; without a payload it only reads. */
  post(url: string, payload?: object): Promise<Answered>
}

async function openSession(
  { directory, contact }: { directory: string; contact: string | undefined },
  key: KeyObject,
): Promise<Session> {
  const links = directorySchema.parse(JSON.parse((await ask(directory)).body))
  const jwk = (await exportJWK(createPublicKey(key))) as JWK
  let nonce: string | null = null
  let account: string | null = null

  async function send(url: string, payload: object | undefined, tries = SENDINGS): Promise<Answered> {
    nonce ??= (await ask(links.newNonce, { method: 'HEAD' })).headers.get('replay-nonce')
    const text = payload === undefined ? '' : JSON.stringify(payload)
    const signed = await new FlattenedSign(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ES256', nonce: nonce ?? '', url, ...(account === null ? { jwk } : { kid: account }) })
      .sign(key)
    try {
      const answered = await ask(url, {
        method: 'POST',
        headers: { 'content-type': 'application/jose+json' },
        body: JSON.stringify(signed),
      })
      nonce = answered.headers.get('replay-nonce')
      return answered
    } catch (error) {
      nonce = null
      if (tries > 1 && error instanceof CertificateRefused && error.kind === BAD_NONCE)
        return send(url, payload, tries - 1)
      throw error
    }
  }

  const { headers } = await send(links.newAccount, {
    termsOfServiceAgreed: true,
    ...(contact !== undefined && { contact: [`mailto:${contact}`] }),
  })
  account = headers.get('location')
  return {
    newOrder: links.newOrder,
    thumbprint: await calculateJwkThumbprint(jwk),
    post: (url, payload) => send(url, payload),
  }
}

const issue: (
  session: Session,
  order: Parameters<CertificateAuthority['issue']>[0],
) => ReturnType<CertificateAuthority['issue']> = async (session, { host, show, hide }) => {
  const placed = await session.post(session.newOrder, { identifiers: [{ type: 'dns', value: host }] })
  const orderUrl = placed.headers.get('location') ?? ''
  const order = orderSchema.parse(JSON.parse(placed.body))
  for (const url of order.authorizations) await prove(session, url, { show, hide })

  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await session.post(order.finalize, { csr: certificateRequest(host, keys).toString('base64url') })
  const done = await settled(session, orderUrl, (text) => {
    const now = orderSchema.parse(JSON.parse(text))
    return now.status === 'valid' || now.status === 'invalid' ? now : null
  })
  if (done.status !== 'valid' || !done.certificate) throw new CertificateRefused('the order was refused', null)
  const { body: chain } = await session.post(done.certificate)
  return {
    chain,
    key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    expiresAt: new Date(new X509Certificate(chain).validTo),
  }
}

/** Proves to the authority that the shop serves the host. */
async function prove(
  session: Session,
  url: string,
  { show, hide }: Pick<Parameters<CertificateAuthority['issue']>[0], 'show' | 'hide'>,
): Promise<void> {
  const authorization = authorizationSchema.parse(JSON.parse((await session.post(url)).body))
  if (authorization.status === 'valid') return
  const challenge = authorization.challenges.find(({ type }) => type === 'http-01')
  if (!challenge?.token) throw new CertificateRefused('no proof over HTTP is offered', null)
  await show(challenge.token, `${challenge.token}.${session.thumbprint}`)
  try {
    await session.post(challenge.url, {})
    const { status } = await settled(session, url, (text) => {
      const now = authorizationSchema.parse(JSON.parse(text))
      return now.status === 'pending' || now.status === 'processing' ? null : now
    })
    if (status !== 'valid') throw new CertificateRefused(`the host was not found to be ours: ${status}`, null)
  } finally {
    await hide(challenge.token)
  }
}

/** Polls until there is a result. */
async function settled<T>(session: Session, url: string, read: (text: string) => T | null): Promise<T> {
  for (let look = 0; look < LOOKS; look++) {
    const { body, headers } = await session.post(url)
    const found = read(body)
    if (found !== null) return found
    const asked = Number(headers.get('retry-after')) * 1_000
    await pause(Math.min(asked || PAUSE_MS, LONGEST_PAUSE_MS))
  }
  throw new Error('the authority did not decide in time')
}

/** Sends one message; a refusal of the authority is CertificateRefused, other failures are transient. */
async function ask(url: string, init: RequestInit = {}): Promise<Answered> {
  const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const body = await reply.text()
  if (reply.ok) return { body, headers: reply.headers }
  const problem = problemIn(body)
  if (reply.status >= 500 || problem === null) throw new Error(`the authority answered ${reply.status}`)
  throw new CertificateRefused(problem.detail ?? String(reply.status), problem.type ?? null)
}

const problemSchema = z.object({ type: z.string().optional(), detail: z.string().optional() }).loose()
function problemIn(body: string): z.infer<typeof problemSchema> | null {
  try {
    return problemSchema.parse(JSON.parse(body))
  } catch {
    return null
  }
}

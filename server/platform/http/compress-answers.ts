import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, type Packing, packed } from './encodings.ts'
import { utf8Bytes } from './utf8-bytes.ts'

/** Shorter answers travel in one packet anyway, bytes. */
const LEAST_BYTES = 1_400
/** Kinds of answers that are text. */
const TEXT = /^(text\/|image\/svg|application\/(json|problem\+json|manifest\+json|geo\+json|xml|rss\+xml|atom\+xml))/

/**
 * Whether the length of a compressed answer can tell nobody a secret. A stranger's page that makes a visitor's browser
 * ask (with the visitor's cookies and the stranger's words in the address) could watch how much shorter the answer
 * gets when the words occur in it (BREACH). So what is asked for with cookies is compressed only when the browser says
 * that our own page or the visitor asks. Without cookies there is nobody's secret in the answer.
 */
export function isSafelyCompressed({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  if (headers.cookie === undefined) return true
  const asker = headers['sec-fetch-site']
  return asker === 'same-origin' || asker === 'none'
}

/** What a memory of shared answers compressed already, by the bytes that were kept. */
const twins = new WeakMap<Uint8Array, Map<string, Promise<Buffer>>>()

/** Marks bytes that everybody is sent: they are compressed once for all, and hold nobody's secret. */
export function shareCompressed(bytes: Buffer): void {
  if (!twins.has(bytes)) twins.set(bytes, new Map())
}

/** Shared bytes as they were sent under that `content-encoding`; nothing when they never were. */
export const sharedTwin = (bytes: Buffer, encoding: unknown): Promise<Buffer> | undefined =>
  twins.get(bytes)?.get(String(encoding))

function compressed(bytes: Buffer, encoding: Packing): Promise<Buffer> {
  const shared = twins.get(bytes)
  const known = shared?.get(encoding)
  if (known) return known
  const made = packed(bytes, encoding, shared ? 'often' : 'once')
  shared?.set(encoding, made)
  return made
}

function addVary(reply: FastifyReply): void {
  const named = String(reply.getHeader('vary') ?? '')
  if (!named.includes('accept-encoding')) reply.header('vary', named ? `${named}, accept-encoding` : 'accept-encoding')
}

/**
 * Compresses answers of text that are long enough, for whoever reads that and where it is safe. What was compressed
 * before, and what is written as a stream, is left as it is.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    const isBytes = Buffer.isBuffer(payload)
    if (!isBytes && typeof payload !== 'string') return done(null, payload)
    // of a text its characters are enough to know: a byte each at least
    if (payload.length < LEAST_BYTES) return done(null, payload)
    if (reply.hasHeader('content-encoding')) return done(null, payload)
    if (!TEXT.test(String(reply.getHeader('content-type') ?? ''))) return done(null, payload)
    addVary(reply)
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === null) return done(null, payload)
    const bytes = isBytes ? payload : utf8Bytes(payload)
    if (!twins.has(bytes) && !isSafelyCompressed(request)) return done(null, payload)
    compressed(bytes, encoding).then(
      (short) => {
        reply.header('content-encoding', encoding).removeHeader('content-length')
        done(null, short)
      },
      () => done(null, payload),
    )
  })
}

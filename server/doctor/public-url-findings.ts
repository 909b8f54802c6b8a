import { connect } from 'node:tls'
import { machineMs } from '@okolitsa/domain/clock/machine-clock.ts'
import { doctorFindings as words } from '@okolitsa/strings/ru/doctor.ts'
import { callExternal, ExternalSilence } from '../adapters/external/call-external.ts'
import { type Finding, failed, fine, warning } from './finding.ts'

const LIMIT_MS = 10_000
const DAY_MS = 86_400_000
/** Days before the end of a certificate at which its renewal has surely failed. */
const RENEW_DAYS = 14
const OVER = 'CERT_HAS_EXPIRED'
const HTTPS_PORT = 443

/** Findings about the shop's address as customers open it. */
export async function publicUrlFindings(publicUrl: string, isTrading: boolean): Promise<readonly Finding[]> {
  const url = new URL(publicUrl)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:') {
    const plain = isHere && !isTrading ? fine(words.localHttp) : warning(words.plainHttp)
    return [plain, await reachFinding(publicUrl)]
  }
  const certificate = await certificateFinding(url)
  return certificate.severity === 'failed' ? [certificate] : [certificate, await reachFinding(publicUrl)]
}

async function reachFinding(publicUrl: string): Promise<Finding> {
  try {
    const { status, ok } = await callExternal(`${publicUrl}/healthz`, { timeoutMs: LIMIT_MS })
    return ok ? fine(words.reached) : warning(words.answeredOther(status))
  } catch (error) {
    const reason = error instanceof ExternalSilence ? error.message.replace('no answer: ', '') : 'network'
    return warning(words.unreached(reason))
  }
}

export interface SeenCertificate {
  readonly endsAt: number
  /** Reason why browsers do not trust the certificate; null = they do. */
  readonly distrust: string | null
}

/** @param now milliseconds since the epoch */
export function certificateVerdict({ endsAt, distrust }: SeenCertificate, now: number): Finding {
  const left = Math.floor((endsAt - now) / DAY_MS)
  if (left < 0 || distrust === OVER) return failed(words.certificateOver)
  if (distrust !== null) return failed(words.certificateWrong(distrust))
  return left < RENEW_DAYS ? warning(words.certificateEnds(left)) : fine(words.certificate(left))
}

async function certificateFinding(url: URL): Promise<Finding> {
  try {
    return certificateVerdict(await lookAtCertificate(url), machineMs())
  } catch (error) {
    return warning(words.unreached(String((error as { code?: unknown }).code ?? 'TLS')))
  }
}

function lookAtCertificate({ hostname, port }: URL): Promise<SeenCertificate> {
  const { promise, resolve, reject } = Promise.withResolvers<SeenCertificate>()
  const host = hostname.replace(/^\[|\]$/g, '')
  // the certificate is judged below, after it was read
  const options = { host, port: Number(port) || HTTPS_PORT, servername: host, rejectUnauthorized: false }
  const socket = connect({ ...options, timeout: LIMIT_MS }, () => {
    const { valid_to: end } = socket.getPeerCertificate()
    const distrust = socket.authorized ? null : codeOf(socket.authorizationError)
    socket.destroy()
    resolve({ endsAt: Date.parse(end), distrust })
  })
  socket.once('error', reject)
  socket.once('timeout', () => {
    socket.destroy()
    reject(Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' }))
  })
  return promise
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? error)

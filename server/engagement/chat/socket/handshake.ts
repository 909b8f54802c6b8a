import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@okolitsa/domain/language/language.ts'
import type { FastifyInstance } from 'fastify'
import { languageOf } from '../../../platform/http/language-of.ts'

export const cookiesIn = (header = ''): Record<string, string> =>
  Object.fromEntries(
    header.split(';').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [] : [[pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())]]
    }),
  )

export const languageOfHandshake = (headers: IncomingHttpHeaders, server: FastifyInstance): Language =>
  languageOf({ cookies: cookiesIn(headers.cookie), headers, server })

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Admits only pages of the host itself, because other sites may open sockets with our cookies. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

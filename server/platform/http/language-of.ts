import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
  languageOfClient,
  offeredLanguage,
} from '@okolitsa/domain/language/language.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Languages that the market offers, the default first; absent = all. */
    readonly languages?: () => readonly Language[]
  }
}

/**
 * Language of the answer: the one chosen in this browser, or the one requested by the headers, unless the market does
 * not offer it.
 */
export function languageOf(request: Pick<FastifyRequest, 'cookies' | 'headers' | 'server'>): Language {
  return offeredLanguage(requestedLanguage(request), offeredBy(request.server))
}

/** Languages that the market of a server offers. */
export const offeredBy = ({ languages }: Pick<FastifyInstance, 'languages'>): readonly Language[] =>
  languages?.() ?? LANGUAGES

function requestedLanguage({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  // a request that failed before its cookies were parsed has none
  const chosen = cookies?.[LANGUAGE_COOKIE]
  if (isLanguage(chosen)) return chosen
  return languageOfClient(headers['accept-language'], headers['sec-fetch-site'] !== undefined)
}

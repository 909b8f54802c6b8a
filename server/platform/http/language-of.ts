import { isLanguage, LANGUAGE_COOKIE, type Language, languageOfClient } from '@okolitsa/domain/language/language.ts'
import type { FastifyRequest } from 'fastify'

/** Language of the answer: the one chosen in this browser, or the one requested by the headers. */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  // a request that failed before its cookies were parsed has none
  const chosen = cookies?.[LANGUAGE_COOKIE]
  if (isLanguage(chosen)) return chosen
  return languageOfClient(headers['accept-language'], headers['sec-fetch-site'] !== undefined)
}

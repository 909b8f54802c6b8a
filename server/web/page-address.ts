import { decodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import {
  isLanguage,
  LANGUAGE_COOKIE,
  type Language,
  offeredLanguage,
  SHOP_LANGUAGE,
} from '@okolitsa/domain/language/language.ts'
import type { FastifyRequest } from 'fastify'
import { offeredBy } from '../platform/http/language-of.ts'

/** Parameters that do not affect a page: campaign parameters, and the place, which is part of the key already. */
export const TRACKING = /^(utm_|yclid|gclid|fbclid|_openstat|(from|location)$)/

/** The chosen language. Pages are Russian until another language is chosen; the browser's language is ignored. */
export function chosenLanguage({ cookies, server }: FastifyRequest): Language {
  const chosen = cookies[LANGUAGE_COOKIE]
  return offeredLanguage(isLanguage(chosen) ? chosen : SHOP_LANGUAGE, offeredBy(server))
}

interface PlaceOfRequest {
  readonly location: Location
  readonly isBroken: boolean
}

/** The place of a request: its `location` parameter, otherwise the cookie; null = neither. */
export function locationOf(request: FastifyRequest, fallback: Location): PlaceOfRequest | null {
  const parameter = (request.query as Record<string, unknown>).location
  if (typeof parameter === 'string') {
    try {
      return { location: decodeLocation(parameter), isBroken: false }
    } catch {
      return { location: fallback, isBroken: true }
    }
  }
  try {
    const cookie = request.cookies.location
    return cookie ? { location: decodeLocation(cookie), isBroken: false } : null
  } catch {
    // a cookie of an older format is ignored
    return null
  }
}

/** The URL with only the wanted parameters, in their order. */
export function withParameters(url: URL, isWanted: (name: string) => boolean): URL {
  if (url.search === '') return url
  const clean = new URL(url)
  for (const name of new Set(url.searchParams.keys())) if (!isWanted(name)) clean.searchParams.delete(name)
  return clean
}

/**
 * Path and parameters of a URL of the shop. Several leading slashes become one, because a browser would take them for
 * another host.
 */
export const rootedPath = ({ pathname, search }: URL): string => pathname.replace(/^\/{2,}/, '/') + search

/** Target of a cached redirect, with parameters of `asked` that are not in the `shared` URL (campaign parameters). */
export function redirectOf(to: string, asked: URL, shared: URL): string {
  const target = new URL(to, asked)
  if (target.origin !== asked.origin) return to
  const known = new Set([...shared.searchParams.keys(), ...target.searchParams.keys()])
  for (const [name, value] of asked.searchParams) if (!known.has(name)) target.searchParams.append(name, value)
  return target.pathname + target.search + target.hash
}

import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import builtInPlaces from './built-in-places.json' with { type: 'json' }
import { partiesOf } from './parties.ts'
import type { DadataEmulatorPlace } from './place.ts'
import { addressesFor, nearestPlaces, placesFor, toSuggestion } from './suggest.ts'

export interface DadataEmulatorOptions {
  /** Places to use instead of the ten built-in ones. */
  places?: readonly DadataEmulatorPlace[]
}

/**
 * Matches a requested failure: the header `x-emulator-failure: 429` or a query with `!429`; also `slow` and `broken`.
 */
const FAILURE = /!(4\d\d|5\d\d|slow|broken)/
const FAILURE_HEADER = 'x-emulator-failure'
/** Delay of a slow answer, ms; longer than clients wait. */
const SLOW_MS = 5_000
const LONGEST_QUERY = 300
const MAX_SUGGESTIONS = 20
const DEFAULT_COUNT = 10

type Body = Record<string, unknown>

/**
 * Emulates address suggestions of DaData: POST /suggestions/api/4_1/rs/suggest/address and …/geolocate/address;
 * companies by number at POST …/findById/party. Any token but an empty one is accepted, `forbidden` is answered with
 * 403.
 */
export const dadataEmulator: FastifyPluginAsync<DadataEmulatorOptions> = async (app, options) => {
  const places = options.places ?? (builtInPlaces as DadataEmulatorPlace[])

  app.post<{ Body: Body }>('/suggestions/api/4_1/rs/suggest/address', async (request, reply) => {
    const refused = await refuse(request, reply)
    if (refused) return reply
    const { query } = request.body
    if (typeof query !== 'string') return reply.code(400).send({ family: 'CLIENT_ERROR', reason: 'BAD_REQUEST' })
    if (query.length > LONGEST_QUERY) return reply.code(413).send({ family: 'CLIENT_ERROR', reason: 'QUERY_TOO_LONG' })
    const count = countOf(request.body)
    const suggestions = isBoundToPlaces(request.body)
      ? placesFor(places, query).map((place) => toSuggestion(place))
      : addressesFor(places, query)
    return { suggestions: suggestions.slice(0, count) }
  })

  app.post<{ Body: Body }>('/suggestions/api/4_1/rs/findById/party', async (request, reply) => {
    const refused = await refuse(request, reply)
    if (refused) return reply
    const { query } = request.body
    if (typeof query !== 'string') return reply.code(400).send({ family: 'CLIENT_ERROR', reason: 'BAD_REQUEST' })
    return { suggestions: partiesOf(query).slice(0, countOf(request.body)) }
  })

  app.post<{ Body: Body }>('/suggestions/api/4_1/rs/geolocate/address', async (request, reply) => {
    const refused = await refuse(request, reply)
    if (refused) return reply
    const latitude = Number(request.body.lat)
    const longitude = Number(request.body.lon)
    if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) {
      return reply.code(400).send({ family: 'CLIENT_ERROR', reason: 'BAD_REQUEST' })
    }
    const found = nearestPlaces(places, { latitude, longitude }).map((place) => toSuggestion(place))
    return { suggestions: found.slice(0, countOf(request.body)) }
  })
}

/** Answers a wrong token or a requested failure; returns true when it answered. */
async function refuse(request: FastifyRequest<{ Body: Body }>, reply: FastifyReply): Promise<boolean> {
  const token = /^Token (.*)$/.exec(request.headers.authorization ?? '')?.[1]?.trim() ?? ''
  const query = typeof request.body?.query === 'string' ? request.body.query : ''
  const header = request.headers[FAILURE_HEADER]
  const failure = (typeof header === 'string' ? header : undefined) ?? FAILURE.exec(query)?.[1]
  if (token === '') reply.code(401).send({ family: 'CLIENT_ERROR', reason: 'UNAUTHORIZED' })
  else if (token === 'forbidden') reply.code(403).send({ family: 'CLIENT_ERROR', reason: 'FORBIDDEN' })
  else if (typeof request.body !== 'object' || request.body === null) reply.code(400).send({ family: 'CLIENT_ERROR' })
  else if (failure === 'broken') reply.type('application/json').send('{"suggestions": [')
  else if (failure === 'slow') {
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    // the client usually disconnects first
    const stayed = await pause(SLOW_MS, true, { signal: left.signal }).catch(() => false)
    if (stayed) reply.send({ suggestions: [] })
    else reply.hijack()
  } else if (failure !== undefined && /^[45]\d\d$/.test(failure)) {
    reply.code(Number(failure)).send({ family: failure.startsWith('4') ? 'CLIENT_ERROR' : 'SERVER_ERROR' })
  } else return false
  return true
}

function countOf(body: Body): number {
  const count = Number(body.count ?? DEFAULT_COUNT)
  return Number.isFinite(count) ? Math.max(1, Math.min(MAX_SUGGESTIONS, Math.trunc(count))) : DEFAULT_COUNT
}

function isBoundToPlaces(body: Body): boolean {
  const bound = (body.to_bound as { value?: unknown } | null | undefined)?.value
  return bound === 'city' || bound === 'settlement'
}

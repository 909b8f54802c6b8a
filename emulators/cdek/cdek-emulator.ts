import { setTimeout as pause } from 'node:timers/promises'
import formbody from '@fastify/formbody'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { BUILT_IN_CITIES, type CdekEmulatorCity, toCityAnswer, uuidOf } from './cities.ts'
import { CDEK_EMULATOR_CREDENTIALS, CDEK_EMULATOR_PATH } from './credentials.ts'
import { FAULTS, Faults, isFault, isPart, PARTS, type Part } from './faults.ts'
import { indexPage } from './index-page.ts'
import { type CdekEmulatorPoint, pointsOf } from './points.ts'
import { shipmentRoutes } from './shipment-routes.ts'
import { tariffsFor } from './tariffs.ts'

export interface CdekEmulatorOptions {
  readonly account?: string
  readonly password?: string
  /** Towns to use instead of the fifty built-in ones. */
  readonly cities?: readonly CdekEmulatorCity[]
  /** Lifetime of a token, seconds. */
  readonly tokenSeconds?: number
  /** Present time, milliseconds since the epoch. */
  readonly now: () => number
  /** File of shipments; absent = memory only. */
  readonly bookFile?: string
  /** Time until an ordered shipment is accepted, ms. */
  readonly processMs?: number
  /** Interval of a shipment's automatic steps, ms; absent = manual steps only. */
  readonly stepMs?: number
}

type Fields = Record<string, unknown>

/** Lifetime of real tokens, seconds. */
const TOKEN_SECONDS = 3_599
/** Delay of a silent answer, ms; longer than clients wait. */
const SILENCE_MS = 10_000
const LARGEST_PAGE = 1_000
/** Time until a shipment is accepted, ms; the real service takes seconds. */
const PROCESS_MS = 1_500

const failure = (code: string, message: string) => ({ errors: [{ code, message }] })
/** Normalizes names for comparison: no punctuation, case or «ё». */
const fold = (name: string) => name.toLowerCase().replaceAll('ё', 'е').trim()

/**
 * Emulates the CDEK API v2 under `/cdek/v2`: token, towns, offices, prices, shipments with documents and webhooks.
 * Pages for people are `/cdek` and `/cdek/shipments`, where shipments are advanced; `POST /cdek/control {"fail":
 * "down", "on": "tariffs", "times": 2}` injects faults and `{"fail": "none"}` clears them.
 */
export const cdekEmulator: FastifyPluginAsync<CdekEmulatorOptions> = async (app, options) => {
  const { account, password } = { ...CDEK_EMULATOR_CREDENTIALS, ...options }
  const cities = options.cities ?? BUILT_IN_CITIES
  const now = options.now
  const tokenSeconds = options.tokenSeconds ?? TOKEN_SECONDS
  const points = cities.flatMap(pointsOf)
  const tokens = new Map<string, number>()
  const faults = new Faults()
  let tokensGiven = 0
  /** Requests that are executed, but not answered. */
  const unanswered = new WeakSet<FastifyRequest>()

  await app.register(formbody)
  app.addHook('onSend', async (request) => {
    if (unanswered.has(request)) request.raw.socket.destroy()
  })

  /** Answers a request with a fault, or because of an invalid token; true = answered. */
  const isAnswered = async (part: Part, request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    switch (faults.take(part)) {
      case 'down':
        reply.code(503).send(failure('v2_internal_error', 'Service unavailable'))
        return true
      case 'limit':
        reply.code(429).send(failure('v2_too_many_requests', 'Too many requests'))
        return true
      case 'refuse':
        reply.code(400).send(failure('v2_bad_request', 'Calculation is impossible'))
        return true
      case 'broken':
        reply.type('application/json').send('{"tariff_codes": [')
        return true
      case 'lost-token':
        tokens.clear()
        break
      case 'drop':
        reply.hijack()
        request.raw.socket.destroy()
        return true
      case 'timeout':
        await silence(reply)
        return true
      case 'lost-answer':
        unanswered.add(request)
        break
      case null:
        break
    }
    if (part === 'token') return false
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    if (now() < (tokens.get(token) ?? 0)) return false
    reply.code(401).send({ error: 'invalid_token', error_description: 'Invalid access token' })
    return true
  }

  app.post<{ Body: Fields; Querystring: Fields }>(`${CDEK_EMULATOR_PATH}/oauth/token`, async (request, reply) => {
    if (await isAnswered('token', request, reply)) return reply
    // old clients send the fields in the query
    const fields = { ...request.query, ...request.body }
    if (fields.grant_type !== 'client_credentials') {
      return reply.code(400).send({ error: 'unsupported_grant_type', error_description: 'Unsupported grant type' })
    }
    if (fields.client_id !== account || fields.client_secret !== password) {
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Bad client credentials' })
    }
    tokensGiven += 1
    const token = `emulated-token-${tokensGiven}`
    tokens.set(token, now() + tokenSeconds * 1_000)
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: tokenSeconds,
      scope: 'order:all payment:all',
      jti: uuidOf(tokensGiven),
    }
  })

  app.get<{ Querystring: Fields }>(`${CDEK_EMULATOR_PATH}/location/cities`, async (request, reply) => {
    if (await isAnswered('cities', request, reply)) return reply
    const { city, code, postal_code, country_codes } = request.query
    if (country_codes !== undefined && !String(country_codes).split(',').includes('RU')) return []
    const found = cities.filter(
      (one) =>
        (city === undefined || fold(one.city) === fold(String(city))) &&
        (code === undefined || String(one.code) === code) &&
        (postal_code === undefined || one.postalCode === postal_code),
    )
    return pageOf(found, request.query, reply).map(toCityAnswer)
  })

  app.get<{ Querystring: Fields }>(`${CDEK_EMULATOR_PATH}/deliverypoints`, async (request, reply) => {
    if (await isAnswered('points', request, reply)) return reply
    const { type } = request.query
    if (type !== undefined && !['PVZ', 'POSTAMAT', 'ALL'].includes(String(type))) {
      return reply.code(400).send(failure('v2_invalid_format', 'Invalid value of the field [type]'))
    }
    return pageOf(
      points.filter((point) => isAsked(point, request.query)),
      request.query,
      reply,
    )
  })

  app.post<{ Body: Fields | null }>(`${CDEK_EMULATOR_PATH}/calculator/tarifflist`, async (request, reply) => {
    if (await isAnswered('tariffs', request, reply)) return reply
    const { type, currency, from_location, to_location, packages } = request.body ?? {}
    for (const [name, value] of Object.entries({ type, currency })) {
      if (value !== undefined && !Number.isInteger(value)) {
        return reply.code(400).send(failure('v2_invalid_format', `Invalid value of the field [${name}]`))
      }
    }
    if (!areSidesWhole(packages)) {
      return reply.code(400).send(failure('v2_invalid_format', 'Invalid value of the field [packages]'))
    }
    const weight = weightOf(packages)
    if (weight === null) return reply.code(400).send(failure('v2_field_is_empty', 'Field [packages.weight] is empty'))
    const from = cityAt(cities, from_location)
    const to = cityAt(cities, to_location)
    if (!from) {
      return reply.code(400).send(failure('v2_sender_location_not_recognized', 'Sender location is not recognized'))
    }
    if (!to) {
      return reply
        .code(400)
        .send(failure('v2_recipient_location_not_recognized', 'Recipient location is not recognized'))
    }
    return { tariff_codes: tariffsFor(from, to, weight) }
  })

  shipmentRoutes(app, {
    now,
    cities,
    points,
    bookFile: options.bookFile ?? null,
    processMs: options.processMs ?? PROCESS_MS,
    stepMs: options.stepMs ?? null,
    isAnswered,
  })

  app.post<{ Body: Fields | null }>('/cdek/control', async (request, reply) => {
    const { fail, on, times } = request.body ?? {}
    const count = times === undefined || times === '' ? undefined : Number(times)
    const part = on === undefined || on === '' ? null : on
    const isUnderstood = (part === null || isPart(part)) && (count === undefined || Number.isInteger(count))
    if (fail === 'none') faults.clear()
    else if (isFault(fail) && isUnderstood) faults.set(fail, part, count)
    else {
      const known = { fail: ['none', ...Object.keys(FAULTS)], on: PARTS, times: 'a whole number' }
      return reply.code(400).send({ error: known })
    }
    // buttons of the page return to it
    if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
      return reply.redirect('/cdek', 303)
    }
    return { faults: faults.list() }
  })

  app.get('/cdek', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(indexPage(cities, faults.list())),
  )
}

/** Does not answer until the client disconnects. */
async function silence(reply: FastifyReply): Promise<void> {
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  const stayed = await pause(SILENCE_MS, true, { signal: left.signal }).catch(() => false)
  if (stayed) reply.code(504).send(failure('v2_internal_error', 'Timeout'))
  else reply.hijack()
}

/** The requested page of a list; headers contain the total. */
function pageOf<Item>(items: readonly Item[], query: Fields, reply: FastifyReply): readonly Item[] {
  const size = Math.min(LARGEST_PAGE, Math.max(1, Number(query.size) || LARGEST_PAGE))
  const page = Math.max(0, Math.trunc(Number(query.page) || 0))
  reply.header('X-Total-Elements', items.length)
  reply.header('X-Total-Pages', Math.ceil(items.length / size))
  reply.header('X-Current-Page', page)
  return items.slice(page * size, (page + 1) * size)
}

function isAsked(point: CdekEmulatorPoint, query: Fields): boolean {
  const { type = 'ALL', country_code, city_code, code, region_code, postal_code } = query
  const { is_handout, is_reception, weight_max } = query
  return (
    (country_code === undefined || country_code === point.location.country_code) &&
    (type === 'ALL' || point.type === type) &&
    (city_code === undefined || String(point.location.city_code) === city_code) &&
    (code === undefined || point.code === code) &&
    (region_code === undefined || String(point.location.region_code) === region_code) &&
    (postal_code === undefined || point.location.postal_code === postal_code) &&
    (is_handout === undefined || String(point.is_handout) === is_handout) &&
    (is_reception === undefined || String(point.is_reception) === is_reception) &&
    (weight_max === undefined || point.weight_max >= Number(weight_max))
  )
}

function cityAt(cities: readonly CdekEmulatorCity[], location: unknown): CdekEmulatorCity | null {
  const { code, postal_code } = (location ?? {}) as Fields
  const found = cities.find((city) =>
    code === undefined ? postal_code !== undefined && city.postalCode === postal_code : city.code === Number(code),
  )
  return found ?? null
}

const boxesOf = (packages: unknown): (Fields | null)[] =>
  Array.isArray(packages) ? packages : packages ? [packages as Fields] : []

/** True when the given sides are whole centimetres. */
const areSidesWhole = (packages: unknown): boolean =>
  boxesOf(packages)
    .flatMap((box) => [box?.length, box?.width, box?.height])
    .every((side) => side === undefined || (Number.isInteger(side) && Number(side) > 0))

/** Weight of all packages, grams; null when a package has no weight. */
function weightOf(packages: unknown): number | null {
  const weights = boxesOf(packages)
    .map((box) => box?.weight)
    .map((weight) => (typeof weight === 'number' ? weight : 0))
  const isWeighed = weights.length > 0 && weights.every((weight) => Number.isInteger(weight) && weight > 0)
  return isWeighed ? weights.reduce((sum, weight) => sum + weight, 0) : null
}

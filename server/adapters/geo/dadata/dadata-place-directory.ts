import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import {
  LONGEST_QUERY,
  MAX_SUGGESTIONS,
  type PlaceDirectory,
  PlaceDirectoryError,
  type PlaceDirectoryFailure,
} from '../../../fulfilment/geo/ports.ts'
import { callExternal, type ExternalSilence } from '../../external/call-external.ts'
import { type DadataSuggestion, dadataAnswerSchema, toAddress, toPlace } from './dadata-answer.ts'

export interface DadataOptions {
  token: string
  /** Base URL of the service including `/rs`, without a trailing slash. */
  baseUrl?: string
  timeoutMs?: number
}

export const DADATA_BASE_URL = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs'
const DEFAULT_TIMEOUT_MS = 1_500
/** Maximum search radius of the service, metres. */
const FARTHEST_METRES = 1_000

/** The place directory over DaData suggestions. Every failure is a `PlaceDirectoryError`. */
export function createDadataPlaceDirectory(options: DadataOptions): PlaceDirectory {
  const { token, baseUrl = DADATA_BASE_URL, timeoutMs = DEFAULT_TIMEOUT_MS } = options

  async function call(method: string, body: Record<string, unknown>): Promise<DadataSuggestion[]> {
    const {
      ok,
      status,
      body: answer,
    } = await callExternal(`${baseUrl}/${method}`, {
      method: 'POST',
      headers: { authorization: `Token ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      timeoutMs,
    }).catch((error: ExternalSilence) => {
      throw new PlaceDirectoryError(error.reason === 'timeout' ? 'timeout' : 'unavailable', error)
    })
    if (!ok) throw new PlaceDirectoryError(failureOf(status))
    const parsed = dadataAnswerSchema.safeParse(answer)
    if (!parsed.success) throw new PlaceDirectoryError('malformed-answer', parsed.error)
    return parsed.data.suggestions
  }

  return {
    async findPlaces(text, limit) {
      const question = questionOf(text, limit)
      if (question === null) return []
      const suggestions = await call('suggest/address', {
        ...question,
        locations: [{ country_iso_code: 'RU' }],
        from_bound: { value: 'city' },
        to_bound: { value: 'settlement' },
      })
      return suggestions.map(toPlace).filter((place) => place !== null)
    },
    async findAddresses(text, limit, near) {
      const question = questionOf(text, limit)
      if (question === null) return []
      const suggestions = await call('suggest/address', {
        ...question,
        locations: [{ country_iso_code: 'RU' }],
        // a boost only sorts, so addresses in other places are still found
        ...(near === undefined ? {} : { locations_boost: [{ kladr_id: near.regionCode }] }),
      })
      return suggestions.map(toAddress).filter((address) => address !== null)
    },
    async placeAt({ latitude, longitude }) {
      const [nearest] = await call('geolocate/address', {
        lat: latitude,
        lon: longitude,
        radius_meters: FARTHEST_METRES,
        count: 1,
      })
      return nearest === undefined ? null : toPlace(nearest)
    },
  }
}

/** Parameters of a query; null for an empty one. The text is cut to the service's maximum. */
function questionOf(text: string, limit: number): { query: string; count: number } | null {
  const query = cutText(text.trim(), LONGEST_QUERY)
  const count = Math.min(MAX_SUGGESTIONS, Math.trunc(limit) || 0)
  return query === '' || count < 1 ? null : { query, count }
}

function failureOf(status: number): PlaceDirectoryFailure {
  if (status === 401 || status === 403) return 'unauthorized'
  return status === 429 ? 'limit-reached' : 'unavailable'
}

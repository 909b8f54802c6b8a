import type { ServiceCheck } from '../../people/outside-services/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { ProbeFailure, serviceCheck } from '../external/service-probe.ts'

const YANDEX_URL = 'https://api-maps.yandex.ru'

/** Loads the map script with the key, and one tile. */
export function checkMaps(
  config: Config,
  deps: { readonly yandexUrl?: string; readonly limitMs?: number | undefined } = {},
): ServiceCheck {
  const { YANDEX_MAPS_KEY: key, MAP_TILES_URL: tiles } = config
  const { yandexUrl = YANDEX_URL, limitMs } = deps
  return serviceCheck(
    config,
    {
      service: 'maps',
      mode: key !== undefined || tiles !== undefined ? 'live' : 'off',
      required: tiles !== undefined ? ['MAP_TILES_URL'] : ['YANDEX_MAPS_KEY'],
      credentials: tiles !== undefined ? ['MAP_TILES_URL'] : ['YANDEX_MAPS_KEY'],
      address: tiles !== undefined ? ['MAP_TILES_URL'] : [],
      limitMs,
    },
    async ({ ask, variables }) => {
      // the service accepts a key from the hosts that it was issued for
      const headers = { referer: `${config.PUBLIC_URL}/` }
      if (key !== undefined) {
        const { status } = await ask(
          `${yandexUrl}/v3/?${new URLSearchParams({ apikey: key, lang: 'ru_RU' })}`,
          { headers },
          [400, 401, 403],
        )
        if (status >= 400) throw new ProbeFailure('denied', ['YANDEX_MAPS_KEY'], status)
      }
      if (tiles !== undefined) {
        const url = tiles.replace('{z}', '0').replace('{x}', '0').replace('{y}', '0')
        const { bytes } = await ask(url, { headers }, [204])
        // protocol buffers of a tile never begin with a page or a message
        if (/^\s*[<{[]/.test(Buffer.from(bytes.subarray(0, 20)).toString('latin1')))
          throw new ProbeFailure('malformed', variables.address)
      }
      return 'answers'
    },
  )
}

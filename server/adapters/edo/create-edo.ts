import { createHash } from 'node:crypto'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { EdoOperator, EdoTokens } from '../../desks/agency-papers/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import { createDiadoc, type DiadocOptions } from './diadoc.ts'

const LIVE_URL = 'https://diadoc-api.kontur.ru'
const LIVE_IDENTITY_URL = 'https://identity.kontur.ru'

type EdoConfig = Pick<
  Config,
  | 'EDO_MODE'
  | 'EDO_BASE_URL'
  | 'EDO_IDENTITY_URL'
  | 'EDO_CLIENT_ID'
  | 'EDO_CLIENT_SECRET'
  | 'EDO_REFRESH_TOKEN'
  | 'EDO_BOX_ID'
>
export type EdoConnection = Omit<DiadocOptions, 'tokens' | 'clock'> & {
  /** The first refresh token. */
  readonly refreshToken: string
  /** True = the emulator, which takes the first token always. */
  readonly isEmulated: boolean
}

/** Makes the configured operator of electronic documents with the store of its tokens; null when it is off. */
export async function createEdo(
  config: EdoConfig,
  emulatorsUrl: string,
  clock: Clock,
): Promise<((kept: EdoTokens) => EdoOperator) | null> {
  const connection = await edoConnection(config, emulatorsUrl)
  if (!connection) return null
  const { refreshToken, isEmulated, ...options } = connection
  const given = createHash('sha256').update(refreshToken).digest('hex')
  return (kept) =>
    createDiadoc({
      ...options,
      clock,
      tokens: isEmulated
        ? { read: async () => refreshToken, write: async () => undefined }
        : {
            read: async () => (await kept.read(given)) ?? refreshToken,
            write: (next) => kept.write(given, next),
          },
    })
}

/** Connection of the operator; null = off. The config has checked live credentials. */
export async function edoConnection(config: EdoConfig, emulatorsUrl: string): Promise<EdoConnection | null> {
  if (config.EDO_MODE === 'off') return null
  if (config.EDO_MODE === 'live')
    return {
      baseUrl: config.EDO_BASE_URL ?? LIVE_URL,
      identityUrl: config.EDO_IDENTITY_URL ?? LIVE_IDENTITY_URL,
      boxId: config.EDO_BOX_ID,
      clientId: config.EDO_CLIENT_ID ?? '',
      clientSecret: config.EDO_CLIENT_SECRET ?? '',
      refreshToken: config.EDO_REFRESH_TOKEN ?? '',
      isEmulated: false,
    }
  const { DIADOC_EMULATOR_CREDENTIALS, DIADOC_EMULATOR_PATH, DIADOC_EMULATOR_REFRESH } = await import(
    '@okolitsa/emulators/diadoc/credentials.ts'
  )
  const url = emulatorsUrl + DIADOC_EMULATOR_PATH
  return {
    ...{ baseUrl: url, identityUrl: url, ...DIADOC_EMULATOR_CREDENTIALS },
    ...{ refreshToken: DIADOC_EMULATOR_REFRESH, isEmulated: true },
  }
}

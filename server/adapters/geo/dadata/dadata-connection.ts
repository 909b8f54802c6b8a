import type { Config } from '../../../platform/config/config.ts'
import { DADATA_BASE_URL } from './dadata-place-directory.ts'

export interface DadataConnection {
  readonly token: string
  readonly baseUrl: string
}
export type DadataConfig = Pick<Config, 'DADATA_MODE' | 'DADATA_TOKEN' | 'DADATA_BASE_URL'>

/** Connection of DaData; null = the built-in gazetteer alone is used. The config has checked the token. */
export function dadataConnection(config: DadataConfig, emulatorsUrl: string): DadataConnection | null {
  switch (config.DADATA_MODE) {
    case 'off':
      return null
    case 'emulator':
      return { token: 'emulator', baseUrl: `${emulatorsUrl}${new URL(DADATA_BASE_URL).pathname}` }
    case 'live':
      return { token: config.DADATA_TOKEN ?? '', baseUrl: config.DADATA_BASE_URL ?? DADATA_BASE_URL }
  }
}

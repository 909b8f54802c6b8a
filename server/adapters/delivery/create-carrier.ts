import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Carrier } from '../../fulfilment/delivery/ports.ts'
import type { Config } from '../../platform/config/config.ts'
import type { ShipmentCarrier } from '../../sales/shipments/ports.ts'
import { CDEK_BASE_URL, type CdekOptions, createCdekCarrier, openCdekSession } from './cdek/cdek-carrier.ts'
import { createCdekShipments } from './cdek/cdek-shipments.ts'

type CarrierConfig = Pick<Config, 'CDEK_MODE' | 'CDEK_BASE_URL' | 'CDEK_ACCOUNT' | 'CDEK_PASSWORD'>

/** The configured carrier, for prices and for shipments. */
export interface CarrierAdapters {
  readonly carrier: Carrier | null
  /** Shipments; null = off. */
  readonly shipments: ShipmentCarrier | null
}

/** Carrier and shipments with one shared token; both are null when the carrier is off. */
export async function createCarrier(
  config: CarrierConfig,
  emulatorsUrl: string,
  clock: Clock,
): Promise<CarrierAdapters> {
  const connection = await carrierConnection(config, emulatorsUrl)
  return connection ? overCdek({ ...connection, clock }) : { carrier: null, shipments: null }
}

/** Address and account of the carrier. */
export type CarrierConnection = Pick<CdekOptions, 'account' | 'password'> & { readonly baseUrl: string }

/** Connection of the carrier; null = off. The config has checked live credentials. */
export async function carrierConnection(
  config: CarrierConfig,
  emulatorsUrl: string,
): Promise<CarrierConnection | null> {
  const { CDEK_ACCOUNT: account = '', CDEK_PASSWORD: password = '', CDEK_BASE_URL: baseUrl } = config
  switch (config.CDEK_MODE) {
    case 'off':
      return null
    case 'emulator': {
      const { CDEK_EMULATOR_CREDENTIALS, CDEK_EMULATOR_PATH } = await import('@okolitsa/emulators/cdek/credentials.ts')
      const address = baseUrl ?? `${emulatorsUrl}${CDEK_EMULATOR_PATH}`
      return { ...CDEK_EMULATOR_CREDENTIALS, baseUrl: address }
    }
    case 'live':
      return { account, password, baseUrl: baseUrl ?? CDEK_BASE_URL }
  }
}

function overCdek(options: CdekOptions): CarrierAdapters {
  const session = openCdekSession(options)
  return { carrier: createCdekCarrier(options, session), shipments: createCdekShipments(options, session) }
}

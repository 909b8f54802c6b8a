import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { severitiesOf } from '@okolitsa/domain/market/can-trade.ts'
import { doctorFindings as words } from '@okolitsa/strings/ru/doctor.ts'
import { outsideServices } from '@okolitsa/strings/ru/outside-services.ts'
import pg from 'pg'
import { pickAdapters } from '../adapters/pick-adapters.ts'
import type { CheckOrder, ServiceCheck } from '../people/outside-services/ports.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { StartFailure } from '../platform/config/start-failure.ts'
import { readDatabaseState } from '../platform/db/database-state.ts'
import { startEmbedded } from '../platform/db/embedded.ts'
import { embeddedDatabaseUrlIn } from '../platform/db/embedded-database-url.ts'
import { diskLimits } from '../platform/disk/disk-watch.ts'
import { createLog } from '../platform/log/log.ts'
import { databaseFindings } from './database-findings.ts'
import { type Finding, failed, warning } from './finding.ts'
import { diskFinding, proxyFinding, secretFindings } from './machine-findings.ts'
import { publicUrlFindings } from './public-url-findings.ts'

/** Trials that the operator asked for; everything else is read only. */
export interface Trials {
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly payment: boolean
  readonly receipt: boolean
  readonly files: boolean
}

/** Time limit of a connection to the database, ms. */
const CONNECT_MS = 10_000

/** Examines an installation with the settings of its start. The findings contain no secret and no personal data. */
export async function examine(
  environment: Readonly<Record<string, string | undefined>>,
  trials: Trials,
): Promise<readonly Finding[]> {
  let config: Config
  try {
    config = readConfig(environment)
  } catch (error) {
    if (error instanceof StartFailure) return [failed(words.settings(error.message))]
    throw error
  }
  const isTrading = config.NODE_ENV === 'production' && !config.OKOLITSA_DEMO
  const parts = await Promise.all([
    examineDatabase(config),
    diskFinding(config.OKOLITSA_DATA_DIR, diskLimits(config)).then((finding) => [finding]),
    secretFindings(environment, config, isTrading),
    publicUrlFindings(config.PUBLIC_URL, isTrading),
    [proxyFinding(config)],
    examineServices(config, trials, isTrading),
  ])
  return parts.flat()
}

async function examineServices(config: Config, trials: Trials, isTrading: boolean): Promise<readonly Finding[]> {
  const { checks } = await pickAdapters(config, createLog({ level: 'silent' }))
  const outcomes = await Promise.all(checks.map((check) => check.check(orderOf(check, trials))))
  const services = checks.flatMap((check, index) => {
    const outcome = outcomes[index]
    return outcome ? [{ ...check, outcome }] : []
  })
  const severities = severitiesOf(services, { isTrading })
  return services.map(({ service, mode, outcome }, index) => ({
    severity: severities[index] ?? 'warning',
    text: outsideServices.line(service, mode, outcome),
  }))
}

function orderOf({ service }: ServiceCheck, { phone, email, payment, receipt, files }: Trials): CheckOrder {
  const isTried = { rbs: payment, sbp: payment, fiscal: receipt, storage: files }
  return { phone, email, trial: Object.hasOwn(isTried, service) && isTried[service as keyof typeof isTried] }
}

async function examineDatabase(config: Config): Promise<readonly Finding[]> {
  const { DATABASE_URL: outside } = config
  const url = config.DATABASE_DIRECT_URL ?? outside
  if (url !== undefined) return lookInto(url, false)
  const { OKOLITSA_DATA_DIR: dataDir } = config
  if (!existsSync(join(dataDir, 'postgres'))) return [warning(words.noDatabase)]
  const running = await embeddedDatabaseUrlIn(dataDir).catch(() => null)
  const isUp = running !== null && (await canConnect(running))
  if (isUp) return lookInto(running, true)
  // the shop does not run, so its database is started for the examination
  try {
    const database = await startEmbedded({ dataDir, log: createLog({ level: 'silent' }) })
    try {
      return await lookInto(database.url, true)
    } finally {
      await database.stop()
    }
  } catch (error) {
    if (error instanceof StartFailure) return [failed(words.settings(error.message))]
    throw error
  }
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

async function lookInto(url: string, isEmbedded: boolean): Promise<readonly Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  // a connection that ends is reported by the query
  client.on('error', () => undefined)
  try {
    await client.connect()
    return databaseFindings(await readDatabaseState(client), isEmbedded)
  } catch (error) {
    // messages of pg may repeat the address with its password
    const { code } = error as { code?: unknown }
    return [failed(words.databaseAway(typeof code === 'string' ? code : 'timeout'))]
  } finally {
    await client.end().catch(() => undefined)
  }
}

import { resolve } from 'node:path'
import { machineMs } from '@okolitsa/domain/clock/machine-clock.ts'
import type { ServiceMode } from '@okolitsa/domain/outside-services/outside-service.ts'
import { settingExpectations as expected } from '@okolitsa/strings/ru/start.ts'
import type { LogLevel } from '../log/log.ts'
import { configSchema, type SettingName, type Settings } from './config-schema.ts'
import { keptSecret } from './kept-secret.ts'
import { StartFailure } from './start-failure.ts'

/** Settings after defaults, named as the environment variables. */
export interface Config extends Settings {
  OKOLITSA_DEMO: boolean
  LOG_LEVEL: LogLevel
  PUBLIC_URL: string
  EMULATORS_PUBLIC_URL: string
  /** Absolute path of the data folder. */
  OKOLITSA_DATA_DIR: string
  TOKEN_SECRET: string
  SERVICE_SECRET: string
  SMS_PROVIDER: 'emulator' | 'smsc' | 'smsaero' | 'smsru'
  EMAIL_MODE: 'emulator' | 'smtp' | 'off'
  RBS_MODE: ServiceMode
  SBP_MODE: ServiceMode
  PAYANYWAY_MODE: ServiceMode
  CDEK_MODE: ServiceMode
  DBO_MODE: ServiceMode
  BANK_API_MODE: ServiceMode
  PAYOUTS_MODE: ServiceMode
  EDO_MODE: ServiceMode
  MANGO_MODE: ServiceMode
  FISCAL_MODE: ServiceMode
  SMOTRESHKA_MODE: ServiceMode
  DADATA_MODE: ServiceMode
  NPD_MODE: ServiceMode
  NPD_PARTNER_MODE: ServiceMode
  /** Offset of the shop's clock from the machine's clock, ms; derived from OKOLITSA_NOW. */
  CLOCK_SHIFT_MS: number
  /** The S3 store; null = files are in the data folder. */
  S3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | null
  /** Settings that are `emulator`; the emulators are started with the shop when there are any. */
  EMULATED: readonly string[]
}

/** Credentials that each service requires; when all are present, the service is `live` by default. */
export const CREDENTIALS = {
  RBS: ['RBS_BASE_URL', 'RBS_USERNAME', 'RBS_PASSWORD'],
  SBP: ['SBP_BASE_URL', 'SBP_USERNAME', 'SBP_PASSWORD'],
  PAYANYWAY: ['PAYANYWAY_ACCOUNT', 'PAYANYWAY_INTEGRITY_CODE', 'PAYANYWAY_USERNAME', 'PAYANYWAY_PASSWORD'],
  CDEK: ['CDEK_ACCOUNT', 'CDEK_PASSWORD'],
  DBO: ['DBO_BASE_URL', 'DBO_API_KEY', 'DBO_LOGIN_URL'],
  BANK_API: ['BANK_API_TOKEN'],
  PAYOUTS: ['PAYOUTS_GATEWAY_ID', 'PAYOUTS_SECRET'],
  EDO: ['EDO_CLIENT_ID', 'EDO_CLIENT_SECRET', 'EDO_REFRESH_TOKEN'],
  MANGO: ['MANGO_API_KEY', 'MANGO_API_SALT'],
  SMOTRESHKA: ['SMOTRESHKA_BASE_URL', 'SMOTRESHKA_API_KEY'],
  FISCAL: ['FISCAL_GROUP', 'FISCAL_LOGIN', 'FISCAL_PASSWORD', 'FISCAL_COMPANY_TIN', 'FISCAL_COMPANY_EMAIL'],
  DADATA: ['DADATA_TOKEN'],
  NPD_PARTNER: ['NPD_PARTNER_MASTER_TOKEN', 'NPD_PARTNER_USER_TOKEN'],
} as const satisfies Record<string, readonly SettingName[]>

/** Settings whose values must not appear in an error message. */
const secretName = /SECRET|TOKEN|KEY|PASSWORD|CODE|SALT|DATABASE|SMTP|VALKEY/

/**
 * Reads and validates all settings.
 * @param environment usually `process.env`; an empty value is treated as absent
 * @throws StartFailure naming the first bad setting in one line, without values of secrets
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const settings = parse(environment)
  const isProduction = settings.NODE_ENV === 'production'
  const isDemo = settings.OKOLITSA_DEMO ?? !isProduction
  const emulatesByDefault = !isProduction || isDemo
  const dataDir = resolve(settings.OKOLITSA_DATA_DIR)

  const modes = {
    RBS_MODE: modeOf('RBS', settings, emulatesByDefault),
    SBP_MODE: modeOf('SBP', settings, emulatesByDefault),
    PAYANYWAY_MODE: modeOf('PAYANYWAY', settings, emulatesByDefault),
    CDEK_MODE: modeOf('CDEK', settings, emulatesByDefault),
    DBO_MODE: modeOf('DBO', settings, emulatesByDefault),
    BANK_API_MODE: modeOf('BANK_API', settings, emulatesByDefault),
    PAYOUTS_MODE: modeOf('PAYOUTS', settings, emulatesByDefault),
    EDO_MODE: modeOf('EDO', settings, emulatesByDefault),
    MANGO_MODE: modeOf('MANGO', settings, emulatesByDefault),
    SMOTRESHKA_MODE: modeOf('SMOTRESHKA', settings, emulatesByDefault),
    FISCAL_MODE: modeOf('FISCAL', settings, emulatesByDefault),
    // without DaData the built-in gazetteer serves, so it is emulated only on request
    // the demo has its own register of companies and places
    DADATA_MODE: modeOf('DADATA', settings, !isProduction && !isDemo),
    NPD_PARTNER_MODE: modeOf('NPD_PARTNER', settings, emulatesByDefault),
    // needs no credentials: it is turned on by name
    NPD_MODE: settings.NPD_MODE ?? (emulatesByDefault ? ('emulator' as const) : ('off' as const)),
    EMAIL_MODE: emailMode(settings, emulatesByDefault),
    SMS_PROVIDER: smsProvider(settings, emulatesByDefault),
  }

  requireDatabase(settings)
  if (settings.OKOLITSA_NOW && isProduction) throw StartFailure.of('ownTimeInProduction', { name: 'OKOLITSA_NOW' })

  const ownSecret = (name: 'TOKEN_SECRET' | 'SERVICE_SECRET') => {
    const given = settings[name]
    if (given !== undefined) return given
    if (!emulatesByDefault) throw StartFailure.of('missingSetting', { name, why: expected.neededInProduction })
    return keptSecret(dataDir, name.toLowerCase().replace('_', '-'))
  }
  return {
    ...settings,
    ...modes,
    OKOLITSA_DEMO: isDemo,
    OKOLITSA_DATA_DIR: dataDir,
    CLOCK_SHIFT_MS: settings.OKOLITSA_NOW ? settings.OKOLITSA_NOW.getTime() - machineMs() : 0,
    LOG_LEVEL: settings.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    EMULATORS_PUBLIC_URL: settings.EMULATORS_PUBLIC_URL ?? `http://localhost:${settings.EMULATORS_PORT}`,
    TOKEN_SECRET: ownSecret('TOKEN_SECRET'),
    SERVICE_SECRET: ownSecret('SERVICE_SECRET'),
    PUSH_PRIVATE_KEY:
      settings.PUSH_PRIVATE_KEY ?? (emulatesByDefault ? keptSecret(dataDir, 'push-private-key') : undefined),
    S3: s3Of(settings),
    EMULATED: Object.entries(modes).flatMap(([name, value]) => (value === 'emulator' ? [name] : [])),
  }
}

function parse(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = configSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const name = String(parsed.error.issues[0]?.path[0]) as SettingName
  throw StartFailure.of('badSetting', {
    name,
    value: secretName.test(name) ? '' : String(given[name] ?? '').slice(0, 80),
    expected: expectationOf(name),
  })
}

/** The text of `describe`, also behind `optional` and `default`. */
function expectationOf(name: SettingName): string {
  let schema: unknown = configSchema.shape[name]
  while (schema !== undefined) {
    const { description, def } = schema as { description?: string; def?: { innerType?: unknown; in?: unknown } }
    if (description !== undefined) return description
    schema = def?.innerType ?? def?.in
  }
  return expected.text
}

function modeOf(service: keyof typeof CREDENTIALS, settings: Settings, emulatesByDefault: boolean): ServiceMode {
  const name = `${service}_MODE` as const
  const missing = CREDENTIALS[service].find((key) => settings[key] === undefined)
  const mode = settings[name] ?? (missing === undefined ? 'live' : emulatesByDefault ? 'emulator' : 'off')
  if (mode === 'live' && missing !== undefined) {
    throw StartFailure.of('missingSetting', { name: missing, why: expected.neededFor(name, mode) })
  }
  return mode
}

/** Mode of e-mail: SMTP when its server is set, unless the mode is set explicitly. */
function emailMode(settings: Settings, emulatesByDefault: boolean): Config['EMAIL_MODE'] {
  const mode = settings.EMAIL_MODE ?? (settings.SMTP_URL ? 'smtp' : emulatesByDefault ? 'emulator' : 'off')
  if (mode === 'smtp' && settings.SMTP_URL === undefined) {
    throw StartFailure.of('missingSetting', { name: 'SMTP_URL', why: expected.neededFor('EMAIL_MODE', 'smtp') })
  }
  return mode
}

/** Provider of SMS. Sign-in requires SMS, so there is no `off`: a production shop must name its gateway. */
function smsProvider(settings: Settings, emulatesByDefault: boolean): Config['SMS_PROVIDER'] {
  const provider = settings.SMS_PROVIDER ?? (emulatesByDefault ? 'emulator' : null)
  if (provider === null) {
    throw StartFailure.of('missingSetting', { name: 'SMS_PROVIDER', why: expected.neededInProduction })
  }
  if (provider === 'emulator') return provider
  const needed = provider === 'smsru' ? (['SMS_KEY'] as const) : (['SMS_LOGIN', 'SMS_KEY'] as const)
  const missing = needed.find((name) => settings[name] === undefined)
  if (missing) {
    throw StartFailure.of('missingSetting', { name: missing, why: expected.neededFor('SMS_PROVIDER', provider) })
  }
  return provider
}

/** Requires DATABASE_URL for a direct or replica URL, and refuses a shifted clock behind a pooler or with a replica. */
function requireDatabase(settings: Settings): void {
  const further = (['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const).find((name) => settings[name] !== undefined)
  if (further !== undefined && settings.DATABASE_URL === undefined)
    throw StartFailure.of('missingSetting', { name: 'DATABASE_URL', why: expected.neededWith(further) })
  if (further !== undefined && settings.OKOLITSA_NOW)
    throw StartFailure.of('ownTimeWithSeveralWays', { name: 'OKOLITSA_NOW' })
}

function s3Of(settings: Settings): Config['S3'] {
  if (settings.STORAGE_PROVIDER === 'disk') return null
  const needed = (name: 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): string => {
    const value = settings[name]
    if (value === undefined) {
      throw StartFailure.of('missingSetting', { name, why: expected.neededFor('STORAGE_PROVIDER', 's3') })
    }
    return value
  }
  return {
    endpoint: needed('S3_ENDPOINT'),
    bucket: needed('S3_BUCKET'),
    region: settings.S3_REGION,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}

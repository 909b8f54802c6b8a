import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { machineClock } from '@okolitsa/domain/clock/machine-clock.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartFailure } from './start-failure.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'okolitsa-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const read = (environment: Record<string, string> = {}) => readConfig({ OKOLITSA_DATA_DIR: dataDir, ...environment })
const refusal = (environment: Record<string, string>): string => {
  try {
    read(environment)
  } catch (error) {
    expect(error).toBeInstanceOf(StartFailure)
    return (error as StartFailure).message
  }
  throw new Error('the config was accepted')
}
const production = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 't'.repeat(32),
  SERVICE_SECRET: 's'.repeat(32),
  SMS_PROVIDER: 'smsru',
  SMS_KEY: 'key',
}

describe('host and proxy settings', () => {
  test('uses only the configured values in production', () => {
    expect(read(production).SUPPORT_PHONE).toBeUndefined()
    expect(read(production).SUPPORT_HOURS).toBeUndefined()
    const given = { ...production, SUPPORT_PHONE: '88001112233', SUPPORT_HOURS: '9-21' }
    expect(read(given)).toMatchObject({ SUPPORT_PHONE: '88001112233', SUPPORT_HOURS: { from: 9, to: 21 } })
  })

  test('refuses hours in reverse order', () => {
    expect(refusal({ SUPPORT_HOURS: '22-8' })).toContain('SUPPORT_HOURS')
  })
})

describe('configures limits of first orders', () => {
  test('derives no secrets from an absent password', () => {
    const none = { FIRST_ORDERS_UNPAID: '0', FIRST_ORDERS_STOCK_PERCENT: '0' }
    expect(read(none)).toMatchObject({ FIRST_ORDERS_UNPAID: 0, FIRST_ORDERS_STOCK_PERCENT: 0 })
    expect(refusal({ FIRST_ORDERS_STOCK_PERCENT: '101' })).toContain('FIRST_ORDERS_STOCK_PERCENT')
    expect(refusal({ FIRST_ORDERS_STOCK_PERCENT: '-1' })).toContain('от 0 до 100')
  })
})

describe('defaults', () => {
  test('starts a demo shop with emulators when the environment is empty', () => {
    const config = read()
    expect(config).toMatchObject({
      PORT: 3000,
      EMULATORS_PORT: 3001,
      HOST: '0.0.0.0',
      PUBLIC_URL: 'http://localhost:3000',
      OKOLITSA_DEMO: true,
      DEMO_SCALE: 'small',
      RATE_LIMIT_PER_MINUTE: 1200,
      SMS_PROVIDER: 'emulator',
      RBS_MODE: 'emulator',
      EMULATED: expect.arrayContaining(['RBS_MODE', 'SMS_PROVIDER', 'EMAIL_MODE']),
    })
  })

  test('treats an empty value as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 })
  })

  test('parses our own proxies as a list of IP addresses and networks', () => {
    expect(read().TRUSTED_PROXIES).toEqual([])
    expect(read({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' }).TRUSTED_PROXIES).toHaveLength(3)
  })

  test("shifts the shop's clock when another moment is set", () => {
    expect(read().CLOCK_SHIFT_MS).toBe(0)
    const { CLOCK_SHIFT_MS } = read({ OKOLITSA_NOW: '2036-02-29T20:59:00+03:00' })
    expect(machineClock(CLOCK_SHIFT_MS)().toISOString()).toMatch(/^2036-02-29T17:59:/)
    expect(refusal({ OKOLITSA_NOW: 'tomorrow' })).toContain('OKOLITSA_NOW задана неверно («tomorrow»)')
    expect(refusal({ ...production, OKOLITSA_NOW: '2036-02-29T20:59:00Z' })).toContain('уберите OKOLITSA_NOW')
  })

  test('generates secrets once and stores them', () => {
    const first = read()
    expect(first.TOKEN_SECRET).toMatch(/^[\da-f]{64}$/)
    expect(first.SERVICE_SECRET).not.toBe(first.TOKEN_SECRET)
    expect(read().TOKEN_SECRET).toBe(first.TOKEN_SECRET)
  })

  test('switches a service to live when its credentials are complete', () => {
    const config = read({ CDEK_ACCOUNT: 'a', CDEK_PASSWORD: 'p' })
    expect(config.CDEK_MODE).toBe('live')
    expect(config.RBS_MODE).toBe('emulator')
  })
})

describe('reports bad values in one line', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['EMULATORS_PORT', '3e3'],
    ['NODE_ENV', 'prod'],
    ['OKOLITSA_DEMO', 'yes'],
    ['DEMO_SCALE', '500'],
    ['PUBLIC_URL', 'localhost'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['VALKEY_URL', 'http://localhost:6379'],
    ['LOG_LEVEL', 'loud'],
    ['HOST', 'my host'],
    ['SMS_PROVIDER', 'pigeon'],
    ['RBS_MODE', 'on'],
    ['RATE_LIMIT_PER_MINUTE', '-1'],
    ['MAX_EVENT_LOOP_DELAY_MS', '-1'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '1'],
  ])('%s=%s', (name, value) => {
    const line = refusal({ [name]: value })
    expect(line).toContain(name)
    expect(line).not.toContain('\n')
    expect(line).not.toMatch(/undefined|null|\[object/)
  })

  test('does not print the value of a secret', () => {
    expect(refusal({ TOKEN_SECRET: 'short-secret' })).not.toContain('short-secret')
    expect(refusal({ DATABASE_URL: 'http://me:password1@db' })).not.toContain('password1')
    expect(refusal({ VALKEY_URL: 'http://me:password1@store' })).not.toContain('password1')
  })

  test('reports a data folder that cannot be created', () => {
    const file = join(dataDir, 'a-file')
    writeFileSync(file, '')
    expect(refusal({ OKOLITSA_DATA_DIR: join(file, 'inside') })).toContain('OKOLITSA_DATA_DIR')
  })
})

describe('production', () => {
  test('starts with real services only and switches off those without credentials', () => {
    expect(read(production)).toMatchObject({
      OKOLITSA_DEMO: false,
      EMULATED: [],
      RBS_MODE: 'off',
      EMAIL_MODE: 'off',
      SMS_PROVIDER: 'smsru',
    })
  })

  test('emulates only the services that ask for it by name', () => {
    expect(read({ ...production, RBS_MODE: 'emulator', DADATA_MODE: 'emulator' })).toMatchObject({
      EMULATED: ['RBS_MODE', 'DADATA_MODE'],
      CDEK_MODE: 'off',
      EMAIL_MODE: 'off',
    })
    expect(read({ ...production, SMS_PROVIDER: 'emulator' }).EMULATED).toEqual(['SMS_PROVIDER'])
    expect(refusal({ ...production, RBS_MODE: 'emulator', TOKEN_SECRET: '' })).toContain('TOKEN_SECRET')
  })

  test('emulates all services without settings when the shop is a demo', () => {
    expect(read({ NODE_ENV: 'production', OKOLITSA_DEMO: '1' })).toMatchObject({
      DADATA_MODE: 'off',
      SMS_PROVIDER: 'emulator',
    })
  })

  test.each(['TOKEN_SECRET', 'SERVICE_SECRET', 'SMS_PROVIDER', 'SMS_KEY'])('requires %s', (name) => {
    expect(refusal({ ...production, [name]: '' })).toContain(name)
  })

  test('requires all settings of the file store together', () => {
    expect(read().S3).toBeNull()
    const s3 = {
      STORAGE_PROVIDER: 's3',
      S3_ENDPOINT: 'https://s3.test/',
      S3_BUCKET: 'shop',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    }
    expect(read(s3).S3).toMatchObject({ endpoint: 'https://s3.test', bucket: 'shop', region: 'us-east-1' })
    for (const name of Object.keys(s3).slice(1)) expect(refusal({ ...s3, [name]: '' })).toContain(name)
  })

  test('requires DATABASE_URL for a direct URL, and refuses a shifted clock behind a pooler', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://shop@db/shop' }
    const both = { ...direct, DATABASE_URL: 'postgres://shop@pooler/shop' }
    expect(refusal(direct)).toContain('DATABASE_URL')
    expect(refusal({ DATABASE_READ_URL: 'postgres://shop@replica/shop' })).toContain('DATABASE_URL')
    expect(read(both)).toMatchObject({ ...both, DATABASE_NAMED_STATEMENTS: 'on' })
    expect(refusal({ ...both, OKOLITSA_NOW: '2026-12-31T20:59:00Z' })).toContain('OKOLITSA_NOW')
  })

  test('names the missing credential when a service is live without it', () => {
    expect(refusal({ ...production, CDEK_MODE: 'live', CDEK_ACCOUNT: 'a' })).toContain('CDEK_PASSWORD')
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { siteSettings } from './site-settings.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'okolitsa-settings-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const settingsOf = (environment: Record<string, string>) =>
  siteSettings(readConfig({ OKOLITSA_DATA_DIR: dataDir, ...environment }))

it('names the emulated services to pages of a market without the demo', () => {
  const live = { SBP_BASE_URL: 'https://bank.example', SBP_USERNAME: 'u', SBP_PASSWORD: 'p' }
  const { emulated } = settingsOf({ OKOLITSA_DEMO: '0', ...live, CDEK_MODE: 'off' })
  expect(emulated).toEqual(expect.arrayContaining(['rbs', 'payanyway', 'fiscal', 'sms', 'email', 'dbo', 'mango']))
  expect(emulated).not.toContain('sbp')
  expect(emulated).not.toContain('cdek')
})

it('names none in the demo, and none when every service is real or off', () => {
  expect(settingsOf({})).not.toHaveProperty('emulated')
  const production = {
    ...{ NODE_ENV: 'production', TOKEN_SECRET: 't'.repeat(32), SERVICE_SECRET: 's'.repeat(32) },
    ...{ SMS_PROVIDER: 'smsru', SMS_KEY: 'key' },
  }
  expect(settingsOf(production)).not.toHaveProperty('emulated')
  expect(settingsOf({ ...production, FISCAL_MODE: 'emulator' })).toHaveProperty('emulated', ['fiscal'])
})

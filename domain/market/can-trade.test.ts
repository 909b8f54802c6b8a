import { describe, expect, it } from 'vitest'
import type { CheckOutcome, OutsideService, ServiceMode } from '../outside-services/outside-service.ts'
import { type CheckedService, canTrade, severitiesOf } from './can-trade.ts'

const WORKS: CheckOutcome = { state: 'works', result: 'answers' }
const FAILS: CheckOutcome = { state: 'failed', problem: 'denied', code: '401', variables: [] }
const OFF: CheckOutcome = { state: 'off', variables: [] }
const checked = (service: OutsideService, outcome: CheckOutcome, mode: ServiceMode = 'live'): CheckedService => ({
  service,
  mode: outcome.state === 'off' ? 'off' : mode,
  outcome,
  isHalfSet: false,
})
const severityOf = (service: CheckedService, isTrading = true, others: readonly CheckedService[] = []) =>
  severitiesOf([service, ...others], { isTrading })[0]

describe('the severity of a service', () => {
  it.each([
    ['sms', WORKS, 'fine'],
    ['sms', FAILS, 'failed'],
    ['sms', OFF, 'failed'],
    ['storage', FAILS, 'failed'],
    ['fiscal', FAILS, 'failed'],
    ['fiscal', OFF, 'warning'],
    ['email', FAILS, 'warning'],
    ['email', OFF, 'warning'],
    ['cdek', FAILS, 'warning'],
    ['cdek', OFF, 'fine'],
    ['valkey', FAILS, 'warning'],
    ['valkey', OFF, 'fine'],
  ] as const)('of %s %j is %s', (service, outcome, severity) => {
    expect(severityOf(checked(service, outcome))).toBe(severity)
  })

  it('is a warning when some of the variables are set', () => {
    expect(severityOf({ ...checked('cdek', OFF), isHalfSet: true })).toBe('warning')
  })

  it('is a failure when an emulator stands for money, receipts or codes in a trading market', () => {
    for (const service of ['sms', 'rbs', 'sbp', 'payanyway', 'fiscal'] as const) {
      expect(severityOf(checked(service, WORKS, 'emulator'))).toBe('failed')
      expect(severityOf(checked(service, WORKS, 'emulator'), false)).toBe('fine')
    }
    expect(severityOf(checked('cdek', WORKS, 'emulator'))).toBe('warning')
    expect(severityOf(checked('sms', FAILS, 'emulator'), false)).toBe('warning')
  })
})

describe('online payment', () => {
  it('may be absent, because customers can pay at the door', () => {
    expect(severityOf(checked('rbs', OFF))).toBe('warning')
    expect(severityOf(checked('rbs', OFF), true, [checked('sbp', WORKS)])).toBe('fine')
  })
  it('fails when no connected gateway works', () => {
    expect(severityOf(checked('rbs', FAILS))).toBe('failed')
    expect(severityOf(checked('rbs', FAILS), true, [checked('sbp', WORKS)])).toBe('warning')
  })
})

it('lets a market with warnings trade, and stops one with a failure', () => {
  expect(canTrade(['fine', 'warning'])).toBe(true)
  expect(canTrade(['fine', 'failed'])).toBe(false)
})

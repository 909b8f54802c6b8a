import { describe, expect, it } from 'vitest'
import { isConnectionLoss, isDoorClosed, isPassingTrouble } from './connection-loss.ts'

const failed = (code: string) => Object.assign(new Error('of the database'), { code })

describe('recognizes transient errors', () => {
  it.each([
    '57P01', // terminated by an administrator
    '57P02', // another server process crashed
    '57P03', // starting or stopping
    '08006',
    '53300', // too many clients
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EAI_AGAIN',
  ])('%s: recognizes a lost or refused connection', (code) => {
    expect([isConnectionLoss(failed(code)), isPassingTrouble(failed(code))]).toEqual([true, true])
  })
  it.each(['53100', '53200', '25006', '57014', '55P03', '40001', '40P01'])(
    '%s: recognizes a full, slow or read-only server on a working connection',
    (code) => {
      expect([isConnectionLoss(failed(code)), isPassingTrouble(failed(code))]).toEqual([false, true])
    },
  )
  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('recognizes «%s», which has no code', (message) => expect(isPassingTrouble(new Error(message))).toBe(true))
  it.each([failed('23505'), failed('42P01'), new Error('a bug'), 'a text', null, undefined])(
    '%s: treats any other error as a bug',
    (error) => expect(isPassingTrouble(error)).toBe(false),
  )
  it('treats a missing or full socket file as a refused connection, but not errors of other files', () => {
    for (const code of ['ENOENT', 'EAGAIN']) {
      const refused = Object.assign(failed(code), { syscall: 'connect' })
      expect([isDoorClosed(refused), isConnectionLoss(refused)]).toEqual([true, true])
      expect(isPassingTrouble(Object.assign(failed(code), { syscall: 'open' }))).toBe(false)
    }
  })
  it('distinguishes a refused connection from a lost one, and does not retry it immediately', () => {
    expect([isDoorClosed(failed('53300')), isDoorClosed(failed('57P01'))]).toEqual([true, false])
    const [pooler, cut] = ['server login has been failing, cached error: …', 'server conn crashed?'].map((message) =>
      Object.assign(new Error(message), { code: '08P01' }),
    )
    expect([isDoorClosed(pooler), isDoorClosed(cut), isConnectionLoss(cut)]).toEqual([true, false, true])
  })
})

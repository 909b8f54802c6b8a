import { describe, expect, it } from 'vitest'
import { isConnectionLoss, isDoorClosed, isPassingTrouble } from './connection-loss.ts'

const failed = (code: string) => Object.assign(new Error('of the database'), { code })

describe('what passes by itself', () => {
  it.each([
    '57P01', // cut by an administrator
    '57P02', // another process of the server crashed
    '57P03', // starting or stopping
    '08006',
    '53300', // too many clients
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EAI_AGAIN',
  ])('%s: the connection is gone or was never had', (code) => {
    expect([isConnectionLoss(failed(code)), isPassingTrouble(failed(code))]).toEqual([true, true])
  })
  it.each(['53100', '53200', '25006', '57014', '55P03', '40001', '40P01'])(
    '%s: the server is full, late or a follower now; the connection lives',
    (code) => {
      expect([isConnectionLoss(failed(code)), isPassingTrouble(failed(code))]).toEqual([false, true])
    },
  )
  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('«%s», which has no code', (message) => expect(isPassingTrouble(new Error(message))).toBe(true))
  it.each([failed('23505'), failed('42P01'), new Error('a bug'), 'a text', null, undefined])(
    'not %s: that is a bug',
    (error) => expect(isPassingTrouble(error)).toBe(false),
  )
  it('a socket file that is not there, or whose queue is full, is a closed door; a file of the shop’s is not', () => {
    for (const code of ['ENOENT', 'EAGAIN']) {
      const refused = Object.assign(failed(code), { syscall: 'connect' })
      expect([isDoorClosed(refused), isConnectionLoss(refused)]).toEqual([true, true])
      expect(isPassingTrouble(Object.assign(failed(code), { syscall: 'open' }))).toBe(false)
    }
  })
  it('a closed door is told from a cut: it is not asked again at once', () => {
    expect([isDoorClosed(failed('53300')), isDoorClosed(failed('57P01'))]).toEqual([true, false])
    const [pooler, cut] = ['server login has been failing, cached error: …', 'server conn crashed?'].map((message) =>
      Object.assign(new Error(message), { code: '08P01' }),
    )
    expect([isDoorClosed(pooler), isDoorClosed(cut), isConnectionLoss(cut)]).toEqual([true, false, true])
  })
})

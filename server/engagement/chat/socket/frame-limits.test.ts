import { describe, expect, it } from 'vitest'
import { createLimits } from '../../../platform/limits/limits.ts'
import { createFrameLimits } from './frame-limits.ts'

describe('limits of frames', () => {
  it('accepts 100 frames of a person in ten seconds, refuses more and closes a persistent socket', () => {
    const socket = createFrameLimits(createLimits(1_000))('customer:1', '192.0.2.1')
    const verdicts = Array.from({ length: 122 }, () => socket.admit('typing'))
    expect(verdicts.filter((verdict) => verdict === 'take')).toHaveLength(100)
    expect(verdicts.filter((verdict) => verdict === 'refuse')).toHaveLength(20)
    expect(verdicts.at(-1)).toBe('close')
  })

  it('counts frames of all sockets against the limits of calls', () => {
    const limits = createLimits(3)
    const socketOf = createFrameLimits(limits)
    expect(socketOf('customer:1', '192.0.2.1').admit('new-chat-message')).toBe('take')
    expect(socketOf('customer:1', '198.51.100.1').admit('new-chat-message')).toBe('refuse')
    expect(socketOf('customer:2', '198.51.100.1').admit('new-chat-message')).toBe('take')
    expect(() => limits.demand('192.0.2.1', 'read')).not.toThrow()
    expect(() => limits.demand('192.0.2.1', 'read')).toThrow('TOO_MANY_REQUESTS')
  })

  it('handles concurrently one frame per socket and four per node', async () => {
    const limits = createFrameLimits(createLimits(0))
    const sockets = Array.from({ length: 6 }, (_, index) => limits(`customer:${index}`, '192.0.2.1'))
    const ends: (() => void)[] = []
    let atWork = 0
    let most = 0
    const work = async () => {
      atWork += 1
      most = Math.max(most, atWork)
      await new Promise<void>((resolve) => ends.push(resolve))
      atWork -= 1
    }
    const all = sockets.flatMap((socket) => [socket.run(work), socket.run(work)])
    let done = 0
    while (done < all.length) {
      await new Promise((resolve) => setImmediate(resolve))
      const end = ends.shift()
      if (end) done += 1
      end?.()
    }
    await Promise.all(all)
    expect(most).toBe(4)
  })

  it('refuses a frame when twenty of its socket wait, and continues after a failed frame', async () => {
    const socket = createFrameLimits(createLimits(0))('customer:1', '192.0.2.1')
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = Array.from({ length: 21 }, () => socket.run(() => promise))
    await expect(socket.run(async () => undefined)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    resolve()
    await Promise.all(held)
    await expect(socket.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await socket.run(async () => 'answered')).toBe('answered')
  })
})

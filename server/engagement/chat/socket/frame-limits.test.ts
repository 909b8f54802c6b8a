import { describe, expect, it } from 'vitest'
import { createFrameLimits } from './frame-limits.ts'

describe('limits of frames', () => {
  it('takes a burst of 40, refuses what follows and closes a socket that goes on', () => {
    const socket = createFrameLimits(() => 0)('customer:1')
    const verdicts = Array.from({ length: 62 }, () => socket.admit())
    expect(verdicts.filter((verdict) => verdict === 'take')).toHaveLength(40)
    expect(verdicts.filter((verdict) => verdict === 'refuse')).toHaveLength(20)
    expect(verdicts.at(-1)).toBe('close')
  })

  it('gives ten frames a second back, and a new socket of the same person no new burst', () => {
    let now = 0
    const limits = createFrameLimits(() => now)
    const first = limits('customer:1')
    for (let frame = 0; frame < 40; frame += 1) first.admit()
    now = 500
    const second = limits('customer:1')
    expect(Array.from({ length: 6 }, () => second.admit())).toEqual([...Array(5).fill('take'), 'refuse'])
    expect(limits('customer:2').admit()).toBe('take')
  })

  it('works on one frame of a socket at a time and on four of the node', async () => {
    const limits = createFrameLimits()
    const sockets = Array.from({ length: 6 }, (_, index) => limits(`customer:${index}`))
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

  it('refuses a frame when twenty of its socket wait, and goes on after a failed one', async () => {
    const socket = createFrameLimits()('customer:1')
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = Array.from({ length: 21 }, () => socket.run(() => promise))
    await expect(socket.run(async () => undefined)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    resolve()
    await Promise.all(held)
    await expect(socket.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await socket.run(async () => 'answered')).toBe('answered')
  })
})

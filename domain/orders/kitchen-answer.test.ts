import { describe, expect, it } from 'vitest'
import { delayed, promisedOnAccept } from './kitchen-answer.ts'

const at = (time: string) => new Date(`2026-11-24T${time}:00+03:00`)
const asap = { isAsap: true, roadMinutes: 18, from: at('18:47'), to: at('18:57') }

describe('an accepting kitchen', () => {
  it("sets the time of «as soon as possible» to the kitchen's estimate, earlier or later", () => {
    expect(promisedOnAccept(asap, 40, at('18:10'))).toEqual({ from: at('19:10'), to: at('19:30') })
    expect(promisedOnAccept(asap, 5, at('18:10'))).toEqual({ from: at('18:35'), to: at('18:45') })
  })
  it('retains the chosen half hour, and moves it only when it is impossible', () => {
    const slot = { ...asap, isAsap: false, from: at('19:30'), to: at('20:00') }
    expect(promisedOnAccept(slot, 20, at('18:10'))).toEqual({ from: at('19:30'), to: at('20:00') })
    expect(promisedOnAccept(slot, 60, at('19:00'))).toEqual({ from: at('19:48'), to: at('20:18') })
  })
  it('allows the kitchen to ask for more time', () => {
    expect(delayed(asap, 15)).toEqual({ from: at('19:02'), to: at('19:12') })
  })
})

import type { MutationCache } from '@tanstack/react-query'
import { drafts } from './drafts.ts'

/**
 * A form was taken away while what it had sent was under way, or had just been taken: its draft goes once that is known,
 * and stays when it was refused.
 */
export function forgetWhenSent(mutations: MutationCache, id: string): void {
  const underWay = mutations.findAll({ status: 'pending' })
  const stop = mutations.subscribe(look)
  function look() {
    if (underWay.some(({ state }) => state.status === 'pending')) return
    stop()
    if (underWay.every(({ state }) => state.status !== 'error')) drafts.forget(id)
  }
  look()
}

import { FiscalFailure, type FiscalRegister } from '../../server/money/fiscal/ports.ts'

/** Interval of failing calls: every n-th call is not answered. */
const OUT_OF_ORDER_EVERY = 11

/** A fake cash register with regular outages that never prints a receipt twice. */
export function createRegister(): FiscalRegister {
  const made = new Set<string>()
  let calls = 0
  const answer = () => {
    calls += 1
    if (calls % OUT_OF_ORDER_EVERY === 0) throw new FiscalFailure('unavailable', 'out of order')
  }
  return {
    register: async (document) => {
      made.add(document.externalId)
      answer()
      return document.externalId
    },
    status: async (registerId) => {
      answer()
      if (!made.has(registerId)) return { state: 'unknown' }
      const numbers = {
        fnNumber: '9999078900001234',
        documentNumber: made.size,
        documentAttribute: '1',
        registrationNumber: '0000000001',
        shiftNumber: 1,
        receiptNumber: made.size,
        registeredAt: '21.11.2026 11:00:00',
      }
      return { state: 'registered', numbers, url: null }
    },
  }
}

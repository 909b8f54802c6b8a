import type { BankFault } from './bank.ts'
import { grant } from './reference.ts'
import { aim, isIn, look, lookAtChanged, type Step } from './steps.ts'

export const wait = (minutes: number): Step => ({
  name: `${minutes} minutes pass`,
  run: async (_, world) => world.passMinutes(minutes),
})

export const work: Step = {
  name: 'the jobs run',
  run: async (reference, world) => {
    await world.work()
    await lookAtChanged(reference, world)
  },
}

export const failBank = (fault: BankFault, times: number): Step => ({
  name: `the bank: ${fault}, ${times} times`,
  run: async (_, world) => world.bank.fail(fault, times),
})

export const failCarrier = (times: number): Step => ({
  name: `the carrier does not answer, ${times} times`,
  run: async (_, world) => world.carrier.fail(times),
})

/** Releases a hold as the bank, days before the shipment. */
export const bankReleases = (order: number): Step => ({
  name: `order ${order}: the bank lets its money go`,
  run: async (reference, world) => {
    const known = aim(reference, order, isIn('formed', 'isAssembling', 'onTheRoad', 'readyForIssuance'))
    if (!known || !world.bank.release(known.id)) return
    known.isHoldLost = true
    grant(reference, 'hold lost')
    await look(reference, world, known)
  },
})

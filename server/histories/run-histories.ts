import fc from 'fast-check'
import { conclude } from './conclude.ts'
import { newReference } from './reference.ts'
import { anyStep, type Step } from './steps.ts'
import type { World } from './world.ts'

/** Most steps of one history. */
const MAX_STEPS = 40

export interface Figures {
  histories: number
  steps: number
  orders: number
  /** How often every kind of ending was seen: state and payment method. */
  readonly endings: Record<string, number>
}

async function live(steps: readonly Step[], world: World, figures: Figures): Promise<void> {
  const { shoppers, goods } = await world.begin()
  const reference = newReference(shoppers, goods)
  for (const step of steps) await step.run(reference, world)
  await conclude(reference, world)
  figures.histories += 1
  figures.steps += steps.length
  figures.orders += reference.orders.length
  for (const { state, method } of reference.orders) {
    const ending = `${state} ${method}`
    figures.endings[ending] = (figures.endings[ending] ?? 0) + 1
  }
}

/**
 * Lives random histories against running shops; throws with the seed and the shortest history that goes wrong.
 * It ends after `runs` histories or `timeLimitMs`, whichever comes first. A history that goes wrong leaves its shop
 * behind: the next one, a shorter retelling, begins in a new one.
 */
export async function runHistories(
  open: () => Promise<World>,
  options: { runs: number; seed: number; timeLimitMs?: number; path?: string },
): Promise<Figures> {
  const figures: Figures = { histories: 0, steps: 0, orders: 0, endings: {} }
  let world: World | null = null
  const liveApart = async (steps: readonly Step[]) => {
    world ??= await open()
    try {
      await live(steps, world, figures)
    } catch (error) {
      await world.close()
      world = null
      throw error
    }
  }
  const history = fc.array(anyStep, { minLength: 8, maxLength: MAX_STEPS, size: 'max' })
  const printed = history.map((steps) => ({
    steps,
    [fc.toStringMethod]: () => steps.map(({ name }) => name).join('\n'),
  }))
  try {
    await fc.assert(
      fc.asyncProperty(printed, ({ steps }) => liveApart(steps)),
      {
        numRuns: options.runs,
        seed: options.seed,
        ...(options.path && { path: options.path }),
        ...(options.timeLimitMs && { interruptAfterTimeLimit: options.timeLimitMs, markInterruptAsFailure: false }),
      },
    )
  } finally {
    await (world as World | null)?.close()
  }
  return figures
}

import fc from 'fast-check'
import { anyStep } from './any-step.ts'
import { conclude } from './conclude.ts'
import { newReference } from './reference.ts'
import type { Step } from './steps.ts'
import type { World } from './world.ts'

/** Maximum steps of one history. */
const MAX_STEPS = 40

export interface Figures {
  histories: number
  steps: number
  orders: number
  /** Number of final states by payment method. */
  readonly endings: Record<string, number>
  /** Number of successes by action. */
  readonly granted: Record<string, number>
}

const count = (sums: Record<string, number>, name: string, more = 1) => {
  sums[name] = (sums[name] ?? 0) + more
}

const addCounts = (a: Record<string, number>, b: Record<string, number>) => {
  const sums = { ...a }
  for (const [name, more] of Object.entries(b)) count(sums, name, more)
  return sums
}
export const addFigures = (a: Figures, b: Figures): Figures => ({
  histories: a.histories + b.histories,
  steps: a.steps + b.steps,
  orders: a.orders + b.orders,
  endings: addCounts(a.endings, b.endings),
  granted: addCounts(a.granted, b.granted),
})

/** Time limit of a step, milliseconds. */
const STEP_LIMIT_MS = 120_000

async function within<T>(name: string, step: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it hangs: ${name}`)), STEP_LIMIT_MS)
  })
  return Promise.race([step, over]).finally(() => clearTimeout(timer))
}

async function live(steps: readonly Step[], world: World, figures: Figures): Promise<void> {
  const reference = newReference(await within('the beginning', world.begin()))
  for (const step of steps) await within(step.name, step.run(reference, world))
  await within('the conclusion', conclude(reference, world))
  figures.histories += 1
  figures.steps += steps.length
  const { orders, dinners, bookings, plans } = reference
  figures.orders += orders.length + dinners.length + bookings.length + plans.length
  for (const { state, method } of orders) count(figures.endings, `${state} ${method}`)
  for (const { state, method } of dinners) count(figures.endings, `dinner ${state} ${method}`)
  for (const { state, kept } of plans) count(figures.endings, `plan ${kept === null ? state : 'ended'}`)
  for (const { state, method } of bookings) count(figures.endings, `booking ${state} ${method}`)
  for (const [action, times] of reference.granted) count(figures.granted, action, times)
}

/** Number of histories per seed; a longer run continues with the next seed, so that it can stop between seeds. */
const RUNS_OF_A_SEED = 25

export interface HistoriesOptions {
  readonly seed: number
  /** Number of histories of each seed; 25 by default. */
  readonly runs?: number
  /** Time after which no new seed starts; absent = one seed. */
  readonly timeLimitMs?: number
  /** Reproduces one history: the printed path of a failure. */
  readonly path?: string
  onHistory?(): void
  onFailure?(failure: Error): void
}

/**
 * Runs random histories against running shops; throws with the seed, the path and the shortest failing history. A
 * failing history discards its shop: the next, shorter version starts in a new one.
 */
export async function runHistories(open: () => Promise<World>, options: HistoriesOptions): Promise<Figures> {
  const figures: Figures = { histories: 0, steps: 0, orders: 0, endings: {}, granted: {} }
  let world: World | null = null
  const liveApart = async (steps: readonly Step[]) => {
    world ??= await open()
    try {
      await live(steps, world, figures)
      world.complaints()
      options.onHistory?.()
    } catch (error) {
      options.onFailure?.(
        new Error(
          [String(error), 'lived:', ...steps.map(({ name }) => `  ${name}`), 'logged:', ...world.complaints()].join(
            '\n',
          ),
        ),
      )
      await world.close()
      world = null
      throw error
    }
  }
  const history = fc.array(anyStep, { minLength: 1, maxLength: MAX_STEPS, size: 'max' })
  const printed = history.map((steps) => ({
    steps,
    [fc.toStringMethod]: () => steps.map(({ name }) => name).join('\n'),
  }))
  const property = fc.asyncProperty(printed, ({ steps }) => liveApart(steps))
  const end = performance.now() + (options.timeLimitMs ?? 0)
  try {
    for (let seed = options.seed; ; seed += 1) {
      await fc.assert(property, {
        numRuns: options.runs ?? RUNS_OF_A_SEED,
        seed,
        ...(options.path && { path: options.path }),
      })
      if (options.path || performance.now() >= end) return figures
      // every job scans all orders, so a new seed starts with empty books
      await (world as World | null)?.close()
      world = null
    }
  } finally {
    await (world as World | null)?.close()
  }
}

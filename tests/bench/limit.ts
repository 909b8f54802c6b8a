import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { LimitAnswer, LimitPlan } from './limit-server.ts'

/** The bare server in a separate process. */
export interface Limit {
  readonly url: string
  /** CPU time of its process since its start, seconds. */
  cpuSeconds(): Promise<number>
  stop(): void
}

export async function startLimit(plan: LimitPlan): Promise<Limit> {
  // structured clone keeps Buffers and Dates among the values
  const child = fork(join(import.meta.dirname, 'limit-server.ts'), { serialization: 'advanced' })
  child.send(plan)
  const { port } = await answerOf(child, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    async cpuSeconds() {
      child.send('cpu')
      return (await answerOf(child, 'cpu')).seconds
    },
    stop: () => child.disconnect(),
  }
}

async function answerOf<Kind extends LimitAnswer['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<LimitAnswer, { kind: Kind }>> {
  const [answer] = (await once(child, 'message')) as [LimitAnswer]
  if (answer.kind !== kind) throw new Error(`the limit server said «${answer.kind}» instead of «${kind}»`)
  return answer as Extract<LimitAnswer, { kind: Kind }>
}

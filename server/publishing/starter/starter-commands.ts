import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { STARTER_KINDS, type StarterKind } from '@okolitsa/domain/starter/kinds.ts'
import { planStarter, type StarterPlan, type StarterRows } from '@okolitsa/domain/starter/plan-starter.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { StarterKindState, StarterService } from './ports.ts'
import { STARTER_DATA, type StarterData, type StarterDeps, starterKinds } from './starter-kinds.ts'
import { listBases, lockStarter, saveBases } from './store/starter-row.store.ts'

const NONE: StarterRows = new Map()

/** Compares starter data with the market, and applies it through the commands of the modules that own its rows. */
export function createStarterCommands(
  { clock, ...deps }: StarterDeps & { readonly clock: Clock },
  data: StarterData = STARTER_DATA,
): StarterService {
  const rules = starterKinds(deps, data)

  const plan = async (executor: Executor, kind: StarterKind, bases: StarterRows): Promise<StarterPlan> => {
    const { theirs, ours, save: _save, ...constraints } = rules[kind]
    return planStarter(theirs, { bases, ours: await ours(executor), ...constraints })
  }

  const starterState: StarterService['starterState'] = async (executor) => {
    const bases = await listBases(executor)
    const states: StarterKindState[] = []
    // one after another, because a transaction has one connection
    for (const kind of STARTER_KINDS) {
      const applied = bases.get(kind) ?? NONE
      const { added, updated, differences } = await plan(executor, kind, applied)
      states.push({
        kind,
        total: rules[kind].theirs.size,
        toAdd: added.length,
        toUpdate: updated.length,
        isApplied: applied.size > 0,
        differences,
      })
    }
    return states
  }

  return {
    starterState,
    applyStarter: async (tx, author, { kinds }) => {
      await lockStarter(tx)
      const bases = await listBases(tx)
      for (const kind of STARTER_KINDS.filter((one) => kinds.includes(one))) {
        const { added, updated, bases: applied } = await plan(tx, kind, bases.get(kind) ?? NONE)
        const rows = [...updated, ...added]
        if (rows.length > 0) await rules[kind].save(tx, author, rows)
        await saveBases(
          tx,
          applied.map((row) => ({ ...row, kind })),
          clock(),
        )
      }
      return starterState(tx)
    },
  }
}

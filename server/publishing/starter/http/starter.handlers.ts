import type { StarterState, starterEndpoints } from '@okolitsa/contracts/starter/starter.endpoints.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import type { StarterKindState, StarterService } from '../ports.ts'

export type StarterHttpDeps = Deps<'database' | 'content'> & { readonly starter: StarterService }

export function starterHandlers({
  database: { executor, inTransaction },
  content,
  starter,
}: StarterHttpDeps): Handlers<typeof starterEndpoints> {
  const present = async (on: Executor, kinds: readonly StarterKindState[]): Promise<StarterState> => ({
    kinds: kinds.map(({ differences, ...kind }) => ({
      ...kind,
      differences: differences.map(({ ours, theirs, ...difference }) => ({
        ...difference,
        ours: asText(ours),
        theirs: asText(theirs),
      })),
    })),
    unfilledTexts: (await content.unfilledTexts(on)).map((text) => ({ ...text, blanks: [...text.blanks] })),
  })

  return {
    getStarter: async () => present(executor, await starter.starterState(executor)),
    applyStarter: ({ actor, body }) =>
      inTransaction(async (tx) =>
        present(tx, await starter.applyStarter(tx, { kind: 'staff', staffId: actor.staffId }, body)),
      ),
  }
}

const asText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

import type { HomeArrangement, homeShelvesEndpoints } from '@okolitsa/contracts/content/home-shelves.endpoints.ts'
import { arrangementOf, HOME_ARRANGEMENT, shelvesOf } from '@okolitsa/domain/content/home-arrangement.ts'
import { HOME_SHELVES } from '@okolitsa/domain/content/home-shelves.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import type { DraftPreview } from '../draft-preview.ts'
import { MAX_HISTORY } from '../policy.ts'
import type { ShowcaseCommands } from '../showcase-commands.ts'
import { listSignedVersions } from '../store/version.store.ts'

interface HomeShelvesDeps extends Deps<'database'> {
  readonly commands: ShowcaseCommands
  readonly preview: DraftPreview
}

const code = HOME_ARRANGEMENT

export function homeShelvesHandlers({
  database: { executor, inTransaction },
  commands,
  preview,
}: HomeShelvesDeps): Handlers<typeof homeShelvesEndpoints> {
  const read = async (on: Executor): Promise<HomeArrangement> => {
    const versions = await listSignedVersions(on, code, MAX_HISTORY)
    const [last] = versions
    return {
      shelves: last ? shelvesOf(last) : HOME_SHELVES,
      version: last?.version ?? 0,
      publishedVersion: last?.publishedVersion ?? null,
      preview: last ? preview.tokenOf(code, last.version) : null,
      history: versions.map(({ version, savedAt, author, words }) => ({
        version,
        savedAt: savedAt?.toISOString() ?? null,
        author,
        shelves: shelvesOf({ words }),
      })),
    }
  }
  return {
    getHomeShelves: () => read(executor),
    saveHomeShelves: ({ actor, body: { seen, shelves }, context }) =>
      inTransaction(async (tx) => {
        const fields = { ...arrangementOf(shelves), startsAt: null, endsAt: null }
        await commands.save(tx, actor.staffId, { code, seen, fields }, context.closedAreas)
        return read(tx)
      }),
    publishHomeShelves: ({ actor, body, context }) =>
      inTransaction(async (tx) => {
        await commands.publish(tx, actor.staffId, { code, ...body }, context.closedAreas)
        return read(tx)
      }),
    withdrawHomeShelves: ({ actor, body: { seen } }) =>
      inTransaction(async (tx) => {
        await commands.withdraw(tx, actor.staffId, code, seen)
        return read(tx)
      }),
  }
}

import type { stopListEndpoints } from '@okolitsa/contracts/products/stop-list.endpoints.ts'
import type { Database, Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { ProductsService } from '../../ports.ts'

interface StopListDeps {
  readonly database: Database
  readonly products: Pick<ProductsService, 'listStopPhrases' | 'changeStopList'>
}

export function stopListHandlers({ database, products }: StopListDeps): Handlers<typeof stopListEndpoints> {
  const listOf = async (executor: Executor) => ({
    items: (await products.listStopPhrases(executor)).map(({ phrase, reason, staffId }) => ({
      phrase,
      reason,
      isOwn: staffId !== null,
    })),
  })
  return {
    listStopPhrases: () => listOf(database.executor),
    setStopPhrase: ({ body, actor: { staffId } }) =>
      database.inTransaction(async (tx) => {
        await products.changeStopList(tx, staffId, body)
        return listOf(tx)
      }),
  }
}

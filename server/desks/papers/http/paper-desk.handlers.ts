import type { paperDeskEndpoints } from '@okolitsa/contracts/papers/paper-desk.endpoints.ts'
import { fileUrl } from '@okolitsa/domain/files/file-url.ts'
import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { PaperArchive } from '../../../supply/images/ports.ts'
import type { SellersService } from '../../../supply/sellers/ports.ts'

export interface PaperDeskDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly sellers: Pick<SellersService, 'listDocuments' | 'addDocument' | 'removeDocument'>
  readonly papers: PaperArchive
}

/** Handlers of the desk where a farm keeps its papers. */
export function paperDeskHandlers({ database, sellers, papers }: PaperDeskDeps): Handlers<typeof paperDeskEndpoints> {
  const { executor, inTransaction } = database

  /** Throws NOT_FOUND for a farm the person does not work for. */
  function refuseStranger(scope: StaffScope, farm: number): void {
    if (!covers(scope, { organizationId: farm })) throw new Refusal('NOT_FOUND')
  }
  const list = async (farm: number) => {
    const documents = await sellers.listDocuments(executor, farm)
    return { items: documents.map(({ file, ...document }) => ({ ...document, fileUrl: fileUrl(file) })) }
  }

  return {
    listPapers: async ({ params, scope }) => {
      refuseStranger(scope, params.id)
      return list(params.id)
    },

    addPaper: async ({ params, scope, actor, readForm }) => {
      refuseStranger(scope, params.id)
      const { body, files } = await readForm()
      let file: string | null = null
      try {
        for await (const paper of files) file = await papers.save(params.id, paper)
        const document = { ...body, validTo: body.validTo ?? null, file }
        await inTransaction((tx) =>
          sellers.addDocument(tx, { kind: 'staff', staffId: actor.staffId }, params.id, document),
        )
      } catch (error) {
        // after a lost connection the paper may be there
        if (error instanceof Refusal && file !== null) await papers.forget(file)
        throw error
      }
      return list(params.id)
    },

    removePaper: async ({ params, scope, actor }) => {
      refuseStranger(scope, params.id)
      const { id: organizationId, documentId } = params
      const { file } = await inTransaction((tx) =>
        sellers.removeDocument(tx, { kind: 'staff', staffId: actor.staffId }, { organizationId, documentId }),
      )
      if (file !== null) await papers.forget(file)
      return list(organizationId)
    },
  }
}

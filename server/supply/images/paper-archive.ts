import { randomUUID } from 'node:crypto'
import type { Scope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { isPdf, isWholePdf } from './pdf/whole-pdf.ts'
import type { FileStorage, PaperArchive, PhotoArchive } from './ports.ts'

/** Stores documents of sellers. A PDF is stored unchanged to preserve its signature; a photo is re-encoded. */
export function createPaperArchive(
  files: Pick<FileStorage, 'put' | 'delete'>,
  photos: Pick<PhotoArchive, 'save'>,
): PaperArchive {
  return {
    async save(sender, organizationId, paper) {
      const folder = `documents/${organizationId}`
      const bytes = Buffer.from(paper.buffer, paper.byteOffset, paper.byteLength)
      if (!isPdf(bytes)) return photographed(sender, folder, paper)
      if (!isWholePdf(bytes)) throw new Refusal('PAPER_UNREADABLE')
      const key = `${folder}/${randomUUID()}.pdf`
      await files.put(key, paper)
      return key
    },
    forget: (key) => files.delete(key),
  }

  async function photographed(sender: Scope, folder: string, paper: Uint8Array): Promise<string> {
    try {
      const [key] = await photos.save(sender, folder, one(paper))
      if (key !== undefined) return key
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'PHOTO_UNREADABLE') throw error
    }
    throw new Refusal('PAPER_UNREADABLE')
  }
}

async function* one(paper: Uint8Array): AsyncGenerator<Uint8Array> {
  yield paper
}

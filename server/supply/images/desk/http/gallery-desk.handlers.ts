import type { galleryDeskEndpoints } from '@okolitsa/contracts/images/gallery-desk.endpoints.ts'
import { covers, type StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { type GalleryChange, type GalleryPicture, MAX_PICTURES } from '@okolitsa/domain/images/gallery.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import { refuseMistakes } from '../../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../../services.ts'
import type { PhotoArchive } from '../../ports.ts'
import { sellerOfProduct } from '../store/gallery-owner.store.ts'

export interface GalleryDeskDeps extends Deps<'database' | 'products' | 'sellers' | 'tours'> {
  readonly pictures: PhotoArchive
}
interface Thing {
  readonly thing: 'products' | 'farmers' | 'tours'
  readonly id: number
}

const FOLDER = 'goods'
/** Default focus point of a photo. */
const MIDDLE = { x: 50, y: 50 }

export function galleryDeskHandlers(deps: GalleryDeskDeps): Handlers<typeof galleryDeskEndpoints> {
  const { products, sellers, tours, pictures } = deps
  const { executor, inTransaction } = deps.database

  /** The gallery in the scope. Throws NOT_FOUND. */
  async function galleryOf({ thing, id }: Thing, scope: StaffScope) {
    if (thing === 'farmers') {
      if (!covers(scope, { organizationId: id })) throw new Refusal('NOT_FOUND')
      return {
        list: (tx: Executor) => sellers.listPictures(tx, id),
        change: (tx: Executor, staffId: number, step: GalleryChange) =>
          sellers.changePictures(tx, { kind: 'staff', staffId }, id, step),
      }
    }
    if (thing === 'tours') {
      const organizationId = await tours.organizerOf(executor, id)
      if (organizationId === null || !covers(scope, { organizationId })) throw new Refusal('NOT_FOUND')
      const tour = { organizationId, tourId: id }
      return {
        list: (tx: Executor) => tours.listPictures(tx, tour),
        change: (tx: Executor, staffId: number, step: GalleryChange) =>
          tours.changePictures(tx, { kind: 'staff', staffId }, tour, step),
      }
    }
    const organizationId = await sellerOfProduct(executor, scope, id)
    if (organizationId === null) throw new Refusal('NOT_FOUND')
    const ref = { organizationId, productId: id }
    return {
      list: (tx: Executor) => products.listPictures(tx, ref),
      change: (tx: Executor, staffId: number, step: GalleryChange) =>
        products.changePictures(tx, { kind: 'staff', staffId }, ref, step),
    }
  }
  async function arrange(params: Thing, scope: StaffScope, staffId: number, steps: readonly GalleryChange[]) {
    const gallery = await galleryOf(params, scope)
    return inTransaction(async (tx) => {
      for (const step of steps) await gallery.change(tx, staffId, step)
      return present(await gallery.list(tx))
    })
  }

  return {
    listPictures: async ({ params, scope }) => present(await (await galleryOf(params, scope)).list(executor)),

    addPictures: async ({ params, scope, actor, readForm }) => {
      const { list } = await galleryOf(params, scope)
      // a full gallery refuses before files are read and processed
      refuseMistakes((await list(executor)).length >= MAX_PICTURES ? { pictures: 'tooLong' } : {})
      const added = await pictures.save(scope, FOLDER, (await readForm()).files)
      try {
        if (added.length === 0) throw new Refusal('PHOTO_REQUIRED')
        const photos = added.map((source) => ({ source, alt: '', focus: MIDDLE }))
        return await arrange(params, scope, actor.staffId, [{ kind: 'add', pictures: photos }])
      } catch (error) {
        // after a lost connection the files may be part of the gallery
        if (error instanceof Refusal) await pictures.forget(added)
        throw error
      }
    },

    changePicture: ({ params, scope, actor, body: { source, place, alt, focus } }) => {
      const describes = alt !== undefined || focus !== undefined
      const changes = { ...(alt !== undefined && { alt }), ...(focus !== undefined && { focus }) }
      return arrange(params, scope, actor.staffId, [
        ...(describes ? [{ kind: 'describe', source, ...changes } as const] : []),
        ...(place !== undefined ? [{ kind: 'move', source, place } as const] : []),
      ])
    },

    // the file is not deleted, because order lines display it
    removePicture: ({ params, query, scope, actor }) =>
      arrange(params, scope, actor.staffId, [{ kind: 'remove', source: query.source }]),
  }
}

const present = (gallery: readonly GalleryPicture[]) => ({
  items: gallery.map((picture) => ({ ...picture, url: imageUrl(picture.source) })),
})

import { type GalleryPicture, type PictureRow, pictureOfRow, rowOfPicture } from '@okolitsa/domain/images/gallery.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** All pictures of a seller, the first one first. */
export async function listSellerPictures(tx: Executor, organizationId: number): Promise<GalleryPicture[]> {
  const rows = await run<PictureRow>(
    tx,
    `select source, alt, focus_x as "focusX", focus_y as "focusY" from (
       select 1 as place, image as source, image_alt as alt, image_focus_x as focus_x, image_focus_y as focus_y
         from organization where id = $1
       union all
       select place, source, alt, focus_x, focus_y from organization_picture where organization_id = $1
     ) as gallery order by place`,
    [organizationId],
  )
  return rows.map(pictureOfRow)
}

export async function saveFirstPicture(
  tx: Executor,
  { organizationId, source, alt, focus }: GalleryPicture & { readonly organizationId: number },
): Promise<void> {
  await run(
    tx,
    'update organization set image = $2, image_alt = $3, image_focus_x = $4, image_focus_y = $5 where id = $1',
    [organizationId, source, alt, focus?.x ?? null, focus?.y ?? null],
  )
}

export async function deleteFurtherPictures(tx: Executor, organizationId: number): Promise<void> {
  await run(tx, 'delete from organization_picture where organization_id = $1', [organizationId])
}

/** Stores pictures after the first, in order. */
export async function insertFurtherPictures(
  tx: Executor,
  pictures: readonly (GalleryPicture & { readonly organizationId: number; readonly place: number })[],
): Promise<void> {
  await run(
    tx,
    `insert into organization_picture (organization_id, place, source, alt, focus_x, focus_y)
     select "organizationId", place, source, alt, "focusX", "focusY"
       from jsonb_to_recordset($1::jsonb) as picture ("organizationId" integer, place smallint, source text, alt text,
         "focusX" smallint, "focusY" smallint)`,
    [JSON.stringify(pictures.map(rowOfPicture))],
  )
}

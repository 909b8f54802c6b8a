import { type GalleryPicture, type PictureRow, pictureOfRow, rowOfPicture } from '@okolitsa/domain/images/gallery.ts'
import { type Executor, run } from '../../../platform/db/client.ts'
import { SHOWS_ACCEPTED } from './product-check.store.ts'

/** All pictures of a product for its seller, the first one first; those that wait for a check before they are shown. */
export async function listProductPictures(tx: Executor, productId: number): Promise<GalleryPicture[]> {
  const rows = await run<PictureRow>(
    tx,
    `with proposed as materialized (
       select proposed -> 'pictures' as pictures from product_check as checked where product_id = $1 and ${SHOWS_ACCEPTED}
     )
     select source, alt, focus_x as "focusX", focus_y as "focusY" from (
       select 1 as place, image as source, image_alt as alt, image_focus_x as focus_x, image_focus_y as focus_y
         from product where id = $1 and not exists (select from proposed)
       union all
       select place, source, alt, focus_x, focus_y from product_picture
        where product_id = $1 and not exists (select from proposed)
       union all
       select picture.place, picture.one ->> 'source', picture.one ->> 'alt', (picture.one -> 'focus' ->> 'x')::smallint,
         (picture.one -> 'focus' ->> 'y')::smallint
         from proposed cross join jsonb_array_elements(proposed.pictures) with ordinality as picture (one, place)
     ) as gallery order by place`,
    [productId],
  )
  return rows.map(pictureOfRow)
}

export async function saveFirstPicture(
  tx: Executor,
  { productId, source, alt, focus }: GalleryPicture & { readonly productId: number },
): Promise<void> {
  await run(tx, 'update product set image = $2, image_alt = $3, image_focus_x = $4, image_focus_y = $5 where id = $1', [
    productId,
    source,
    alt,
    focus?.x ?? null,
    focus?.y ?? null,
  ])
}

export async function deleteFurtherPictures(tx: Executor, productId: number): Promise<void> {
  await run(tx, 'delete from product_picture where product_id = $1', [productId])
}

/** Stores pictures after the first, in order. */
export async function insertFurtherPictures(
  tx: Executor,
  pictures: readonly (GalleryPicture & { readonly productId: number; readonly place: number })[],
): Promise<void> {
  await run(
    tx,
    `insert into product_picture (product_id, place, source, alt, focus_x, focus_y)
     select "productId", place, source, alt, "focusX", "focusY"
       from jsonb_to_recordset($1::jsonb) as picture ("productId" integer, place smallint, source text, alt text,
         "focusX" smallint, "focusY" smallint)`,
    [JSON.stringify(pictures.map(rowOfPicture))],
  )
}

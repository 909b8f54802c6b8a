import { run } from '../../platform/db/client.ts'
import type { ArchiveRow, PersonalDataPart } from '../../platform/personal-data/personal-data.ts'

/** The text is kept, since other people rely on it; the author's name and photos are erased. */
export const personalData: PersonalDataPart = {
  read: async (executor, customerId) => {
    const rows = await run<{ thing: ArchiveRow }>(
      executor,
      `select jsonb_build_object('farmer', organization.title, 'rating', rating, 'text', review.description,
           'state', state, 'at', review.created_at, 'photos', cardinality(photos)) as thing
         from review join seller_card as organization on organization.id = organization_id where customer_id = $1 order by review.id`,
      [customerId],
    )
    return { reviews: rows.map(({ thing }) => thing) }
  },
  erase: async (tx, customerId) => {
    const photos = await run<{ key: string }>(tx, 'select unnest(photos) as key from review where customer_id = $1', [
      customerId,
    ])
    await run(
      tx,
      `update review set customer_id = null, author_name = '', is_anonymous = true, photos = '{}', hidden_photos = '{}'
        where customer_id = $1`,
      [customerId],
    )
    await run(
      tx,
      `with gone as (delete from review_vote where customer_id = $1 returning review_id)
       update review set helpful_count = greatest(0, helpful_count - 1) where id in (select review_id from gone)`,
      [customerId],
    )
    return photos.map(({ key }) => key)
  },
  merge: async (tx, { from, into }) => {
    await run(tx, 'update review set customer_id = $2 where customer_id = $1', [from, into])
    await run(
      tx,
      `with twice as (
         delete from review_vote where customer_id = $1
            and review_id in (select review_id from review_vote where customer_id = $2) returning review_id)
       update review set helpful_count = greatest(0, helpful_count - 1) where id in (select review_id from twice)`,
      [from, into],
    )
    await run(tx, 'update review_vote set customer_id = $2 where customer_id = $1', [from, into])
  },
}

import type { Statement } from './limit-server.ts'

/**
 * A list and a product by one statement each, which returns the JSON itself: data of the catalogue's tables only,
 * without today's prices, delivery days and other computed values.
 */
const LIST = `select coalesce(json_agg(json_build_object('card', c.card, 'kind', s.kind, 'left', s.on_hand - s.allocated - s.held)
    order by page.popularity desc, page.product_id), '[]')::text as body
  from (select l.product_id, l.popularity from category_listing l
    where l.category_id = $1::int and l.organization_id < length($2::bytea) * 8 and get_bit($2::bytea, l.organization_id) = 1
    order by l.popularity desc, l.product_id limit 12 offset $3::int) as page
  join product_card c on c.product_id = page.product_id
  left join stock s on s.product_id = page.product_id`

const PRODUCT = `select json_build_object('card', c.card, 'kind', s.kind, 'left', s.on_hand - s.allocated - s.held,
    'description', p.description, 'composition', p.composition, 'shelfLife', p.shelf_life, 'storage', p.storage,
    'nutrition', p.nutrition, 'allergens', p.allergens, 'attributes', p.attributes,
    'documents', (select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'title', d.title, 'number', d.number,
      'validTo', d.valid_to, 'file', d.file) order by d.id) from organization_document d where d.organization_id = o.id),
    'pictures', (select json_agg(json_build_object('source', i.source, 'alt', i.alt) order by i.place)
      from product_picture i where i.product_id = p.id))::text as body
  from product p join organization o on o.id = p.organization_id join product_card c on c.product_id = p.id
  left join stock s on s.product_id = p.id where p.slug = $1 and o.is_enabled`

type Read = [string, Statement[]]

/** @param statements the shop's statements for the list, which contain the sellers that deliver to the place */
export function singleList(path: string, statements: readonly Statement[]): Read {
  // a page after the last one needs no query
  if (statements.length === 0) return [path, []]
  const values = statements.flatMap((one) => one.values).flat()
  const reach = values.find((value) => Buffer.isBuffer(value)) ?? bitsOfIds(values)
  const asked = new URL(path, 'http://shop').searchParams
  return [path, [{ text: LIST, values: [Number(asked.get('categoryIds')), reach, Number(asked.get('from'))] }]]
}

/** Ids of few sellers as text: `{12,30}`. */
function bitsOfIds(values: readonly unknown[]): Buffer {
  const text = values.find((value) => typeof value === 'string' && /^\{\d[\d,]*\}$/.test(value))
  if (text === undefined) throw new Error('no list the shop has sent says which sellers reach the place')
  const ids = String(text).match(/\d+/g)?.map(Number) ?? []
  const bits = Buffer.alloc((Math.max(...ids) >> 3) + 1)
  for (const id of ids) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
  return bits
}

export function singleProduct(path: string, slug: string): Read {
  return [path, [{ text: PRODUCT, values: [slug] }]]
}

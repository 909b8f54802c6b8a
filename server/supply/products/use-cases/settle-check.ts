import {
  type CheckedContent,
  checkAfterSave,
  isHeld,
  isSameGallery,
  type ProductCheck,
  showsAccepted,
} from '@okolitsa/domain/goods/goods-check.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { TakenProduct } from '../store/many-products.store.ts'
import { type ProductState, saveProduct } from '../store/product.store.ts'
import {
  type ProductCheckFacts,
  type SellerCheckFacts,
  type StoredCheck,
  saveChecks,
} from '../store/product-check.store.ts'
import { deleteFurtherPictures, insertFurtherPictures, saveFirstPicture } from '../store/product-gallery.store.ts'

/** Effect of a save on the product's row and on its check. */
export interface Settlement {
  /** The row to write: with the content that customers may see, on sale when the check allows it. */
  readonly product: ProductState
  readonly live: CheckedContent
  /** The check to store; empty = it stays as it is. */
  readonly checks: readonly StoredCheck[]
}

const EMPTY = { pictures: [], check: null } as const

/** The content of a product's row. */
export const contentOf = ({ fields, categoryId, facts }: TakenProduct): CheckedContent => ({
  title: fields.title,
  description: fields.description,
  composition: fields.composition,
  allergens: fields.allergens,
  categoryId,
  pictures: facts?.pictures ?? [],
})

/** A product's row with this content. */
export const withContent = (
  product: ProductState,
  { title, description, composition, allergens, categoryId, pictures }: CheckedContent,
): ProductState => ({
  ...product,
  categoryId,
  fields: {
    ...product.fields,
    ...{ title, description, composition, allergens },
    image: pictures[0]?.source ?? product.fields.image,
  },
})

/** The content that the seller works on: the proposed one while the accepted one is shown. */
export const presentContent = (taken: TakenProduct): CheckedContent => {
  const check = taken.facts?.check
  return check && showsAccepted(check) ? check.proposed : contentOf(taken)
}

/**
 * Decides what a save of a seller shows, by the rule of the market. Saves of services (the demo, imports without a
 * person) are not checked. `taken` is locked with the facts of its check; `product` is its row after the save.
 */
export function settle(
  author: Author,
  taken: TakenProduct,
  product: ProductState,
  change: Partial<CheckedContent>,
  isWanted = taken.facts?.check?.isWanted ?? taken.isEnabled,
): Settlement {
  const after = { ...presentContent(taken), ...change }
  return settled(author, taken.facts ?? null, { product, before: contentOf(taken), after, isWanted })
}

/** Decides what a new product shows. */
export const settleNew = (
  author: Author,
  seller: SellerCheckFacts | undefined,
  product: ProductState,
  pictures: CheckedContent['pictures'],
): Settlement =>
  settled(author, seller ? { ...seller, ...EMPTY } : null, {
    product,
    before: null,
    after: { ...contentOf({ ...product, facts: null }), pictures },
    isWanted: product.isEnabled,
  })

function settled(
  author: Author,
  facts: ProductCheckFacts | null,
  {
    product,
    before,
    after,
    isWanted,
  }: {
    readonly product: ProductState
    readonly before: CheckedContent | null
    readonly after: CheckedContent
    readonly isWanted: boolean
  },
): Settlement {
  const present = facts?.check ?? null
  const next = checkAfter(author, facts, { before, after, isWanted })
  const live = next?.accepted && showsAccepted(next) ? next.accepted : after
  return {
    product: { ...withContent(product, live), isEnabled: isWanted && !(next && isHeld(next)) },
    live,
    checks:
      next && next !== present ? [{ ...next, productId: product.id, organizationId: product.organizationId }] : [],
  }
}

function checkAfter(
  author: Author,
  facts: ProductCheckFacts | null,
  save: { readonly before: CheckedContent | null; readonly after: CheckedContent; readonly isWanted: boolean },
): ProductCheck | null {
  if (!facts?.isChecked) return null
  const { check, rule, risky } = facts
  if (author.kind === 'service')
    return check && { ...check, state: 'accepted', accepted: save.after, proposed: save.after, isWanted: save.isWanted }
  const isRisky = risky.includes(save.after.categoryId)
  return checkAfterSave({ ...save, check, rule, facts: { isRisky, checked: facts.checked, returned: facts.returned } })
}

/** The checked content among fields of a product. */
export const contentIn = ({
  title,
  description,
  composition,
  allergens,
}: Partial<Pick<CheckedContent, 'title' | 'description' | 'composition' | 'allergens'>>): Partial<CheckedContent> => ({
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
  ...(composition !== undefined && { composition }),
  ...(allergens !== undefined && { allergens }),
})

/** Writes the row, the pictures that differ and the check, in the transaction of the save. */
export async function saveSettled(
  tx: Executor,
  taken: TakenProduct,
  { product, live, checks }: Settlement,
): Promise<void> {
  await saveProduct(tx, product)
  await writeOtherPictures(tx, taken, { live })
  await saveChecks(tx, checks)
}

/** Replaces the pictures of a product when they differ: after a change of them, or to show the accepted ones again. */
export async function writeOtherPictures(
  tx: Executor,
  { id: productId, facts }: TakenProduct,
  { live: { pictures } }: Pick<Settlement, 'live'>,
): Promise<void> {
  const [first, ...further] = pictures
  if (!facts || !first || isSameGallery(facts.pictures, pictures)) return
  await saveFirstPicture(tx, { productId, ...first })
  await deleteFurtherPictures(tx, productId)
  await insertFurtherPictures(
    tx,
    further.map((picture, index) => ({ productId, place: index + 2, ...picture })),
  )
}

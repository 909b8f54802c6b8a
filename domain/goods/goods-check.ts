import type { GalleryPicture } from '../images/gallery.ts'

/**
 * Check of goods by the office. The content that customers read (`CheckedContent`) is checked by the rule of the
 * market: not at all, after customers see it, or before. Price, stock and all other fields never wait.
 *
 * A product without a check is as the office knows it. The first seen version (`accepted`) stays on sale while a change
 * that is checked before waits; a new product that is checked before is off sale until then, and a returned product is
 * off sale unless its accepted version is shown. A version that was returned is checked before it is shown again.
 */
export const CHECK_TIMES = ['nothing', 'after', 'before'] as const
export type CheckTime = (typeof CHECK_TIMES)[number]

/** `draft` = off sale by its seller, so that nobody needs to check it; `hidden` = the office has taken it off sale. */
export const CHECK_STATES = ['draft', 'waiting', 'returned', 'hidden', 'accepted'] as const
export type CheckState = (typeof CHECK_STATES)[number]

/** Reasons of a return, in the order of the keys 1…7; each has words with the way to mend. Never rename a key. */
export const RETURN_REASONS = ['category', 'composition', 'picture', 'cures', 'papers', 'measure', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]
export const MAX_RETURN_MESSAGE = 500
/** Maximum goods of one bulk action of the office. */
export const MAX_GOODS_MOVED = 100
/** Milliseconds in which the person may take a decision back; the seller is notified after that. */
const UNDO_MS = 12_000
/** Days for which a return lowers the trust of a seller. */
export const RETURN_COUNTS_DAYS = 90

export interface CheckedContent {
  readonly title: string
  readonly description: string
  readonly composition: string
  readonly allergens: readonly string[]
  readonly categoryId: number
  readonly pictures: readonly GalleryPicture[]
}

export const CHECKED_PARTS = ['title', 'pictures', 'composition', 'allergens', 'description', 'categoryId'] as const
export type CheckedPart = (typeof CHECKED_PARTS)[number]

/** The market's rule: when new goods of sellers without trust, goods of risky categories and changes are checked. */
export interface CheckRule {
  /** Number of checked goods after which new goods of a seller without recent returns are not checked. */
  readonly trustedAfter: number
  readonly fresh: CheckTime
  readonly risky: CheckTime
  readonly changed: CheckTime
}
export const DEFAULT_CHECK_RULE: CheckRule = { trustedAfter: 5, fresh: 'after', risky: 'after', changed: 'after' }
export const MAX_TRUSTED_AFTER = 100

/** Facts that decide when a product is checked. */
export interface CheckFacts {
  readonly isNew: boolean
  readonly changed: readonly CheckedPart[]
  readonly isRisky: boolean
  /** Checked goods of the seller, and goods returned to it lately. */
  readonly checked: number
  readonly returned: number
}

export const isTrusted = ({ checked, returned }: Pick<CheckFacts, 'checked' | 'returned'>, rule: CheckRule): boolean =>
  returned === 0 && checked >= rule.trustedAfter

/** The strictest time that applies; nothing new and nothing changed = nothing. */
export function checkTime(facts: CheckFacts, rule: CheckRule): CheckTime {
  const { isNew, changed, isRisky } = facts
  if (!isNew && changed.length === 0) return 'nothing'
  const times: CheckTime[] = [
    ...(isNew && !isTrusted(facts, rule) ? [rule.fresh] : []),
    ...(isNew ? [] : [rule.changed]),
    ...(isRisky ? [rule.risky] : []),
  ]
  return CHECK_TIMES.findLast((time) => times.includes(time)) ?? 'nothing'
}

export const changedParts = (before: CheckedContent, after: CheckedContent): CheckedPart[] =>
  CHECKED_PARTS.filter((part) =>
    part === 'pictures'
      ? String(before.pictures.map(({ source }) => source)) !== String(after.pictures.map(({ source }) => source))
      : String(before[part]).trim() !== String(after[part]).trim(),
  )

/** True = two galleries are equal in sources, order, texts and focus points. */
export const isSameGallery = (one: CheckedContent['pictures'], other: CheckedContent['pictures']): boolean =>
  JSON.stringify(one.map(plain)) === JSON.stringify(other.map(plain))
const plain = ({ source, alt, focus }: GalleryPicture) => [source, alt, focus?.x, focus?.y]

const isSameContent = (one: CheckedContent, other: CheckedContent): boolean =>
  CHECKED_PARTS.every((part) =>
    part === 'pictures' ? isSameGallery(one.pictures, other.pictures) : String(one[part]) === String(other[part]),
  )

export interface ProductCheck<Content extends CheckedContent = CheckedContent> {
  readonly state: CheckState
  readonly time: Exclude<CheckTime, 'nothing'>
  /** Grows with every change of the content; a decision names the version that was seen. */
  readonly version: number
  /** The content that the office has accepted; null = none yet. */
  readonly accepted: Content | null
  readonly proposed: Content
  /** True = its seller offers it for sale. */
  readonly isWanted: boolean
}

/** True = customers see the accepted content while the proposed one waits. */
export const showsAccepted = ({ state, time, accepted }: Pick<ProductCheck, 'state' | 'time' | 'accepted'>): boolean =>
  state !== 'accepted' && time === 'before' && accepted !== null

/** The content that customers see while the product is on sale. */
export const shownContent = <Content extends CheckedContent>(check: ProductCheck<Content>): Content =>
  check.accepted !== null && showsAccepted(check) ? check.accepted : check.proposed

/** True = the check keeps the product off sale. */
export const isHeld = (check: ProductCheck): boolean =>
  check.state === 'hidden' ||
  (!showsAccepted(check) && (check.state === 'returned' || (check.state === 'waiting' && check.time === 'before')))

/** A save of a product by its seller. */
export interface SavedContent<Content extends CheckedContent = CheckedContent> {
  readonly check: ProductCheck<Content> | null
  /** Content on sale before the save; null = a new product. */
  readonly before: Content | null
  readonly after: Content
  readonly isWanted: boolean
  readonly facts: Omit<CheckFacts, 'isNew' | 'changed'>
  readonly rule: CheckRule
}

/** The check after a save; null = the product needs none. The same object = nothing to store. */
export function checkAfterSave<Content extends CheckedContent>({
  check,
  before,
  after,
  isWanted,
  facts,
  rule,
}: SavedContent<Content>): ProductCheck<Content> | null {
  const accepted = check ? check.accepted : before
  const changed = accepted ? changedParts(accepted, after) : []
  const time = checkTime({ ...facts, isNew: accepted === null, changed }, rule)
  const asked = isWanted ? 'waiting' : 'draft'
  if (!check) return time === 'nothing' ? null : { state: asked, time, version: 1, accepted, proposed: after, isWanted }
  const isOpen = check.state === 'waiting' || check.state === 'draft'
  if (changedParts(check.proposed, after).length === 0) {
    const state = isOpen ? asked : check.state
    if (state === check.state && isWanted === check.isWanted && isSameContent(check.proposed, after)) return check
    // alternative texts and focus points of pictures are not checked
    return { ...check, state, isWanted, proposed: after, ...(state === 'accepted' && { accepted: after }) }
  }
  const next = { ...check, version: check.version + 1, proposed: after, isWanted }
  if (check.state === 'hidden') return next
  const isStrict = check.state === 'returned' || (isOpen && check.time === 'before')
  if (accepted && changed.length === 0) return { ...next, state: 'accepted' }
  if (time === 'nothing' && !isStrict) return { ...next, state: 'accepted', accepted: after }
  return { ...next, state: asked, time: isStrict || time === 'nothing' ? 'before' : time }
}

export const DECISIONS = ['accept', 'return', 'hide'] as const
export type GoodsDecision = (typeof DECISIONS)[number]

/** The check after a decision of the office. */
export function decidedCheck<Content extends CheckedContent>(
  check: ProductCheck<Content>,
  decision: GoodsDecision,
): ProductCheck<Content> {
  if (decision === 'accept') return { ...check, state: 'accepted', accepted: check.proposed }
  return { ...check, state: decision === 'hide' ? 'hidden' : 'returned' }
}

/** Time until which the person may take a decision back. */
export const undoDecisionBefore = (decidedAt: Date): Date => new Date(decidedAt.getTime() + UNDO_MS)

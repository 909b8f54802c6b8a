import type { MatterKind } from './matter.ts'

const LISTS: Readonly<Record<MatterKind, string>> = {
  order: '/cabinet/orders',
  dinner: '/cabinet/kitchen',
  booking: '/cabinet/tours',
  claim: '/cabinet/orders?queue=claims',
  question: '/cabinet/inbox?kind=question',
  review: '/cabinet/inbox?kind=review',
  chat: '/cabinet/inbox?kind=chat',
  request: '/cabinet/requests',
}
const OF_ANSWERS: ReadonlySet<MatterKind> = new Set(['question', 'review', 'chat'])

function pathOfOne(kind: MatterKind, subjectId: number): string {
  switch (kind) {
    case 'order':
    case 'booking':
    case 'claim':
      return `/cabinet/orders/${subjectId}`
    case 'question':
    case 'review':
    case 'chat':
      return `/cabinet/inbox/${kind}/${subjectId}`
    default:
      return LISTS[kind]
  }
}

/** Path of the cabinet page linked in a message: the matter itself, or the list of all matters. */
export function pathOfMatters(matters: readonly { readonly kind: MatterKind; readonly subjectId: number }[]): string {
  const [first, second] = matters
  if (!first) return '/cabinet'
  if (!second) return pathOfOne(first.kind, first.subjectId)
  if (matters.every(({ kind }) => kind === first.kind)) return LISTS[first.kind]
  return matters.every(({ kind }) => OF_ANSWERS.has(kind)) ? '/cabinet/inbox' : '/cabinet'
}

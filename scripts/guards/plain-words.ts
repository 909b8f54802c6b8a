import type { Guard } from './guard.ts'

/**
 * Words of our first dialect and what commerce engineers call the thing (docs/glossary.md). A word is looked for inside
 * names: `orderHeap`, `HeapList`, `order-heap.ts`; comments and texts are prose and free.
 */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  notice: 'notification; Alert on a screen; webhook from another company',
  notices: 'notifications',
  rhythm: 'deliverySchedule',
  heap: 'queue',
  heaps: 'queues',
  deed: 'action',
  deeds: 'actions',
  mover: 'party',
  wish: 'requestedChange; pending quantity',
  wishes: 'requestedChanges; pending quantities',
  purchase: 'orderGroup',
  purchases: 'orderGroups',
  journal: 'ledger',
  savings: 'discountSelections',
  untilwon: 'retryOnConflict',
  lostrace: 'ConflictError',
}
/** Named by others: Node's memory heap. */
const FOREIGN = new Set(['maxHeapUsedBytes'])
/** Names of types: a module's surface is its service. */
const DOOR = /\b[A-Z][A-Za-z]*Doors?\b/g

const QUOTED = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
const wordsOf = (name: string): string[] => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []

function complaintOf(name: string): string | null {
  if (FOREIGN.has(name)) return null
  for (const word of wordsOf(name)) {
    const lower = word.toLowerCase()
    if (Object.hasOwn(FIELD_WORDS, lower)) return `«${name}»: say ${FIELD_WORDS[lower]}`
  }
  return null
}

/** One word per thing, and it is the word a newcomer would search for. */
export const plainWords: Guard = {
  sentence: 'names are the standard words of the field (docs/glossary.md), not a dialect of ours',
  appliesTo: (path) =>
    /^(domain|contracts|server|web|tests|bench|e2e)\/.*\.(ts|tsx)$/.test(path) && !path.includes('/generated/'),
  check(text, path) {
    const file = complaintOf(path.split('/').at(-1) ?? '')
    const code = text.replace(QUOTED, (quoted) => quoted.replace(/[^\n]/g, ' '))
    const complaints = code.split('\n').flatMap((line, index) => {
      const names = new Set(line.match(/[A-Za-z_$][\w$]*/g) ?? [])
      const found = [...names].flatMap((name) => complaintOf(name) ?? [])
      const doors = [...(line.match(DOOR) ?? [])].map((name) => `«${name}»: say service`)
      return [...found, ...doors].map((complaint) => `${index + 1}: ${complaint}`)
    })
    return file === null ? complaints : [file, ...complaints]
  },
}

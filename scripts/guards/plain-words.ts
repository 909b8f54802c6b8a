import type { Guard } from './guard.ts'

/**
 * Words of an earlier vocabulary with the usual terms (docs/glossary.md). They are searched for in names: `orderHeap`,
 * `HeapList`, `order-heap.ts`; comments and texts are not checked.
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
  patience: 'timeout; delay',
  shopper: 'customer; guest; visitor when either is meant',
  shoppers: 'customers; guests; visitors',
  buyer: 'customer',
  buyers: 'customers',
}
/** Names from other libraries: Node's memory heap. */
const FOREIGN = new Set(['maxHeapUsedBytes', 'heapUsed'])
/** Names of the wire (`farmerId`, `user`) with the files that may use them; other code uses the shop's own names. */
const WIRE_NAMES: readonly { readonly home: RegExp; readonly name: RegExp; readonly say: string }[] = [
  {
    home: /^(web|server|domain)\//,
    name: /(?<![.\w])(farmerIds?(?!\w|\??:(?! (number|readonly)))|sellerIds?(?!\w|\??:(?! (number|readonly))))/,
    say: 'organizationId',
  },
  { home: /^web\//, name: /(?<![.\w])user(?!\w|: )/, say: 'customer' },
]
/** Files that write to the wire or parse its requests, which may name a wire field. */
const WIRE_SIDE = /\/http\/|\.test\.tsx?$/
/** Matches banned names of types; a module exposes a service. */
const DOOR = /\b[A-Z][A-Za-z]*Doors?\b/g

/** Matches banned words for persons, also in comments; the view `cart_shopper` keeps its name. */
const PERSON = /(?<!cart_)\b(shoppers?|buyers?)\b/i

const QUOTED = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
const splitWords = (name: string): string[] => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []

function complaintOf(name: string): string | null {
  if (FOREIGN.has(name)) return null
  for (const word of splitWords(name)) {
    const lower = word.toLowerCase()
    if (Object.hasOwn(FIELD_WORDS, lower)) return `«${name}»: say ${FIELD_WORDS[lower]}`
  }
  return null
}

/** Requires one word per concept, the usual term of the field. */
export const plainWords: Guard = {
  sentence: 'names are the standard words of the field (docs/glossary.md), not a dialect of ours',
  appliesTo: (path) =>
    /^(domain|contracts|server|web|tests)\/.*\.(ts|tsx)$/.test(path) && !path.includes('/generated/'),
  check(text, path) {
    const file = complaintOf(path.split('/').at(-1) ?? '')
    const code = text.replace(QUOTED, (quoted) => quoted.replace(/[^\n]/g, ' '))
    const lines = text.split('\n')
    const complaints = code.split('\n').flatMap((line, index) => {
      const names = new Set(line.match(/[A-Za-z_$][\w$]*/g) ?? [])
      const found = [...names].flatMap((name) => complaintOf(name) ?? [])
      const wire = WIRE_SIDE.test(path) ? [] : WIRE_NAMES.filter(({ home }) => home.test(path))
      const foreign = wire.flatMap(({ name, say }) => {
        const hit = name.exec(line)
        return hit === null ? [] : [`«${hit[0]}»: say ${say}`]
      })
      const person = PERSON.exec(lines[index] ?? '')
      if (person && found.length === 0) found.push(`«${person[0]}»: say ${FIELD_WORDS[person[0].toLowerCase()]}`)
      const doors = [...(line.match(DOOR) ?? [])].map((name) => `«${name}»: say service`)
      return [...found, ...foreign, ...doors].map((complaint) => `${index + 1}: ${complaint}`)
    })
    return file === null ? complaints : [file, ...complaints]
  },
}

import type { ReactNode } from 'react'

export interface QueueAction {
  readonly name: string
  /** The letter of its key. */
  readonly key: string
  readonly title: string
  /** Heading of the reasons that the action asks for; absent = it needs none. */
  readonly asks?: string
}

export interface QueueReason {
  readonly value: string
  readonly title: string
  /** True = the reason is sent with own words. */
  readonly needsWords?: boolean
}

export interface QueueWords {
  readonly loading: string
  readonly loadFailed: string
  readonly list: string
  readonly nothing: string
  readonly nothingText: string
  /** Label of own words, and the button that sends them. */
  readonly message?: string
  readonly send?: string
  waiting(count: number): string
  position(place: number, of: number): string
}

/** A page with items of one kind; null = of all kinds. */
export interface QueueTab<Kind> {
  readonly kind: Kind | null
  readonly title: string
  readonly href: string
}

/** A queue of the office as data. */
export interface QueueDescription<Item, Kind> {
  readonly words: QueueWords
  /** Kinds of items, when the queue has several. */
  readonly tabs?: { readonly label: string; readonly items: readonly QueueTab<Kind>[] }
  /** The first one is the main one. */
  readonly actions: readonly QueueAction[]
  /** Reasons by the keys 1…9. */
  readonly reasons: readonly QueueReason[]
  /** Time since which the item waits, ISO 8601; null = it does not. */
  sinceOf(item: Item): string | null
  /** Content of the line in the list. */
  row(item: Item): ReactNode
  body(item: Item): ReactNode
  facts(item: Item): ReactNode
  decidedWords(item: Item, action: string, reason: string | null): string
}

import { z } from 'zod'

/** Kinds of things whose changes invalidate the pages that show them. */
export type ShownKind = 'product' | 'seller' | 'kitchen'

/** The things that an object of a response shows. */
export interface Shows {
  readonly shows?: readonly ShownKind[]
  /** Field with the id of the thing; by default `id`. Several fields are given by kind. */
  readonly id?: string | Readonly<Partial<Record<ShownKind, string>>>
  /** Fields with the moment, ISO 8601 or null, at which the object changes by time. */
  readonly ends?: readonly string[]
}

/**
 * Schemas that declare the things they show: `shown.add(schema, { shows: ['product'] })`, or `schema.register(shown,
 * …)` inside another schema. A derived schema (`extend`, `omit`) declares them anew.
 */
export const shown = z.registry<Shows>()

export const idFieldOf = ({ id = 'id' }: Shows, kind: ShownKind): string =>
  typeof id === 'string' ? id : (id[kind] ?? 'id')

import { z } from 'zod'

/** Things whose changes outdate the pages that show them. */
export type ShownKind = 'product' | 'seller' | 'kitchen'

/** The things an object of an answer shows. */
export interface Shows {
  /** Kinds of things that the object shows. */
  readonly shows?: readonly ShownKind[]
  /** The field with the id of the thing; `id` by default. Several fields, one for each kind, are named by kind. */
  readonly id?: string | Readonly<Partial<Record<ShownKind, string>>>
  /** Fields with the moment, ISO 8601 or null, at which the object says something else by itself. */
  readonly ends?: readonly string[]
}

/**
 * Schemas that declare what their values show: `shown.add(schema, { shows: ['product'] })`, or `schema.register(shown, …)`
 * within another schema. A schema derived of another (`extend`, `omit`) declares it anew.
 */
export const shown = z.registry<Shows>()

/** The field of the object that holds the id of a thing that it shows. */
export const idFieldOf = ({ id = 'id' }: Shows, kind: ShownKind): string =>
  typeof id === 'string' ? id : (id[kind] ?? 'id')

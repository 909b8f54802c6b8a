/**
 * Type of a twin of `T` in another language: the same keys, and functions with the same parameters. Only texts may
 * differ; a missing or extra key does not compile. A `value` is not a text: it is sent to the server unchanged.
 */
export type Words<T> = T extends string
  ? string
  : T extends (...facts: infer Facts) => infer Said
    ? (...facts: Facts) => Words<Said>
    : T extends number | boolean | null | undefined
      ? T
      : T extends RegExp | ReadonlySet<unknown> | ReadonlyMap<unknown, unknown>
        ? T
        : { readonly [K in keyof T]: K extends 'value' ? T[K] : Words<T[K]> }

import { z } from 'zod'

declare const isDeclared: unique symbol

/** An event as stored in the outbox. Only a declared event type creates one, so its payload matches the schema. */
export interface EventMessage {
  readonly topic: string
  readonly payload: object
  readonly [isDeclared]: true
}

export interface EventType<Payload extends object = never> {
  (payload: Payload): EventMessage
  readonly topic: string
  /** Parses outbox rows, also those of earlier releases, so fields added later have defaults. */
  readonly schema: z.ZodType<Payload>
}
export type AnyEventType = Pick<EventType, 'topic'> & { readonly schema: z.ZodType<object> }
export type PayloadOf<Type> = Type extends { readonly schema: z.ZodType<infer Payload> } ? Payload : never

/** Declares an event type. Topics never change, because undelivered rows contain them. */
export function defineEvent<Shape extends z.ZodRawShape>(
  topic: string,
  shape: Shape,
): EventType<z.output<z.ZodObject<Shape>>> {
  type Payload = z.output<z.ZodObject<Shape>>
  const schema = z.object(shape) as unknown as z.ZodType<Payload>
  const message = (payload: Payload) => ({ topic, payload }) as unknown as EventMessage
  return Object.assign(message, { topic, schema })
}

export type EventMap = ReadonlyMap<string, AnyEventType>

/** Joins the `events.ts` of the modules. Throws when two of them declare the same topic. */
export function joinEvents(...declared: readonly Readonly<Record<string, AnyEventType>>[]): EventMap {
  const types = declared.flatMap((events) => Object.values(events))
  const map = new Map(types.map((type) => [type.topic, type]))
  if (map.size < types.length) throw new Error('two types of events share a topic')
  return map
}

export interface Subscriber {
  readonly topic: string
  /** True = the subscriber calls an outside service, and other subscribers of the event do not wait for it. */
  readonly isSlow: boolean
  /** Name of the deliveries in the database, unique per topic; it must not change while deliveries are pending. */
  readonly name: string
  /** Parses and handles the payload; must be idempotent. A failure is retried with back-off. */
  handle(payload: unknown): Promise<void>
}

export const on = <Payload extends object>(
  type: Pick<EventType<Payload>, 'topic' | 'schema'>,
  name: string,
  handle: (payload: Payload) => Promise<void>,
  { isSlow = false }: { readonly isSlow?: boolean } = {},
): Subscriber => ({
  topic: type.topic,
  name,
  isSlow,
  // parsed inside the promise, so that an unreadable payload fails like a failing handler
  handle: async (payload) => handle(type.schema.parse(payload)),
})

/** Subscribes to several event types by their common fields. */
export const onEach = <Type extends AnyEventType>(
  types: readonly Type[],
  name: string,
  handle: (payload: PayloadOf<Type>) => Promise<void>,
): Subscriber[] =>
  types.map(({ topic, schema }) => on({ topic, schema: schema as z.ZodType<PayloadOf<Type> & object> }, name, handle))

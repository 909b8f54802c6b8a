import { z } from 'zod'

declare const isDeclared: unique symbol

/** What happened, as the outbox holds it. Only a declared type of event makes one, so its payload is what was declared. */
export interface EventMessage {
  readonly topic: string
  readonly payload: object
  readonly [isDeclared]: true
}

/** A declared type of event: called with a payload it makes the message. */
export interface EventType<Payload extends object = never> {
  (payload: Payload): EventMessage
  readonly topic: string
  /** Reads what the outbox holds; rows of earlier releases among them, so what came later has a default. */
  readonly schema: z.ZodType<Payload>
}
/** A type of event whatever its payload. */
export type AnyEventType = Pick<EventType, 'topic'> & { readonly schema: z.ZodType<object> }
export type PayloadOf<Type> = Type extends { readonly schema: z.ZodType<infer Payload> } ? Payload : never

/** Declares a type of event. Topics never change: undelivered rows carry them. */
export function defineEvent<Shape extends z.ZodRawShape>(
  topic: string,
  shape: Shape,
): EventType<z.output<z.ZodObject<Shape>>> {
  type Payload = z.output<z.ZodObject<Shape>>
  const schema = z.object(shape) as unknown as z.ZodType<Payload>
  const message = (payload: Payload) => ({ topic, payload }) as unknown as EventMessage
  return Object.assign(message, { topic, schema })
}

/** All declared types by topic; a topic belongs to one type. */
export type EventMap = ReadonlyMap<string, AnyEventType>

/** Joins what the modules' `events.ts` declare. Throws when two declare one topic. */
export function joinEvents(...declared: readonly Readonly<Record<string, AnyEventType>>[]): EventMap {
  const types = declared.flatMap((events) => Object.values(events))
  const map = new Map(types.map((type) => [type.topic, type]))
  if (map.size < types.length) throw new Error('two types of events share a topic')
  return map
}

/** Whoever acts on a type of event, in deliveries of their own. */
export interface Subscriber {
  readonly topic: string
  /** It asks somebody outside the database: others who await the event do not wait for it. */
  readonly isSlow: boolean
  /** Names the deliveries in the database: it stays while some of them wait. Once per topic. */
  readonly name: string
  /** Reads the payload and acts on it; must be safe to repeat. Throwing means «try again later» with back-off. */
  handle(payload: unknown): Promise<void>
}

/** Subscribes to a type of event. */
export const on = <Payload extends object>(
  type: Pick<EventType<Payload>, 'topic' | 'schema'>,
  name: string,
  handle: (payload: Payload) => Promise<void>,
  { isSlow = false }: { readonly isSlow?: boolean } = {},
): Subscriber => ({
  topic: type.topic,
  name,
  isSlow,
  // read inside the promise, so that an unreadable payload fails like a handler that throws
  handle: async (payload) => handle(type.schema.parse(payload)),
})

/** Subscribes to several types of events by what they have in common. */
export const onEach = <Type extends AnyEventType>(
  types: readonly Type[],
  name: string,
  handle: (payload: PayloadOf<Type>) => Promise<void>,
): Subscriber[] =>
  types.map(({ topic, schema }) => on({ topic, schema: schema as z.ZodType<PayloadOf<Type> & object> }, name, handle))

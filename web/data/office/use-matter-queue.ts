import type { Matter } from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import { MATTER_KINDS, type MatterKind } from '@okolitsa/domain/moderation/moderation.ts'
import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { officeModeration as text } from '@okolitsa/strings/ru/office-moderation.ts'
import { useQuery } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'
import { useDecisionQueue } from './use-decision-queue.ts'

const PATH = '/office/moderation'

/** The kind chosen in the URL; null = all. */
export const kindOfQuery = (query: URLSearchParams): MatterKind | null =>
  MATTER_KINDS.find((kind) => kind === query.get('kind')) ?? null

export const mattersPath = (kind: MatterKind | null): string =>
  kind === null ? PATH : `${PATH}?${new URLSearchParams({ kind })}`

/** The first texts of the queue; the action `decline` comes with a reason. */
export const useMatterQueue = (kind: MatterKind | null) =>
  useDecisionQueue<Matter, MatterKind>({
    queryKey: officeKeys.mattersOf(kind ?? ''),
    outdated: officeKeys.matters,
    taken: 'reviews',
    kind,
    read: () => officeApi().moderation.listMatters({ query: kind === null ? {} : { kind } }),
    idOf: ({ kind, id }) => `${kind}-${id}`,
    kindOf: (matter) => matter.kind,
    send: ({ item: { kind, id, changedAt: seen }, reason }) =>
      officeApi().moderation.decideMatter({
        params: { kind, id },
        body: { declinedBecause: reason as DeclineReason | null, seen },
      }),
    takeBack: ({ kind, id }) => officeApi().moderation.undoDecision({ params: { kind, id } }),
    overWords: (code) => (code === 'MATTER_DECIDED' ? text.decidedByOther : null),
    words: text,
  })

/** Messages around a reported one, read on demand: the log keeps each reading. */
export const useTalk = (messageId: string) =>
  useQuery({
    queryKey: officeKeys.talk(messageId),
    queryFn: async () => (await officeApi().talks.readTalk({ params: { id: Number(messageId) } })).items,
    enabled: false,
    retry: false,
  })

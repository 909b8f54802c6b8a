import type { ModeratedKinds } from '../../people/moderation/desk/ports.ts'

export interface QuestionsService {
  readonly moderated: ModeratedKinds<'question'>
}

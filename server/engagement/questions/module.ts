import { questionsEndpoints } from '@okolitsa/contracts/questions/questions.endpoints.ts'
import { questionDeskEndpoints } from '@okolitsa/contracts/questions/questions-desk.endpoints.ts'
import { defineModule } from '../../module.ts'
import { textHidden } from '../../people/moderation/events.ts'
import { on } from '../../platform/events/event.ts'
import { mounted } from '../../platform/module/module.ts'
import { questionDeskHandlers, questionsHandlers } from './http/questions.handlers.ts'
import { announceHidden, moderatedQuestions } from './moderated-questions.ts'
import { personalData } from './personal-data.ts'

export { cloneQuestions, type ImportedQuestion, importQuestions } from './store/import-questions.ts'

export const questionsModule = defineModule({
  name: 'questions',
  uses: ['moderation', 'delivery'],
  personalData,
  create: ({ database, clock }, { delivery, moderation }) => {
    const deps = { database, clock, delivery, moderation }
    return {
      service: { moderated: { question: moderatedQuestions } },
      subscribers: [on(textHidden, 'questions', (hidden) => announceHidden(deps, hidden))],
      calls: [
        mounted(questionsEndpoints, questionsHandlers(deps)),
        mounted(questionDeskEndpoints, questionDeskHandlers(deps)),
      ],
    }
  },
})

import { QuestionPanel } from '../../features/reviews/question-panel.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './questions-loader.ts'
import { TabScreen } from './tab-screen.tsx'

export function Page() {
  const { farmer, questions } = useLoaderData<typeof loader>()
  return (
    <TabScreen farmer={farmer} tab="questions">
      <QuestionPanel key={farmer.id} thing={{ about: 'farmer', id: farmer.id }} initial={questions} />
    </TabScreen>
  )
}

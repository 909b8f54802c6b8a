import type { PropsOf } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { farmAddresses } from '../../data/catalog/addresses.ts'
import { hasShopPage } from '../../data/catalog/shop-pages.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import css from './live-blocks.module.css'
import type { Shown } from './load-site-page.ts'

/** Latest answered questions; an open question is visible only to its author. */
export function QuestionsBlock({ props, questions }: { props: PropsOf<'questions'>; questions: Shown['questions'] }) {
  const { site } = useRootData()
  const answered = (questions?.items ?? []).flatMap(({ answer, ...question }) =>
    answer ? [{ ...question, answer }] : [],
  )
  if (answered.length === 0) return null
  const href = farmAddresses(site, site.organizationId ?? 0).questions
  return (
    <section className="section">
      <SectionHeader
        title={props.title || text.questions}
        {...(hasShopPage(site, 'questions') && { more: { href, text: text.allQuestions } })}
      />
      <div className={css.questions}>
        {answered.slice(0, props.most).map(({ questionId, question, answer }) => (
          <Disclosure key={questionId} title={question}>
            <p className={css.answer}>{answer.text}</p>
            <small className="muted">{reviewWords.answeredBy(answer.name)}</small>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

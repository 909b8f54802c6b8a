import { questionWords, reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import { SectionHeader } from '../../ui/section-header.tsx'
import { QuestionPanel } from './question-panel.tsx'
import { ReviewPanel } from './review-panel.tsx'

/** Reviews of a product and questions about it; loaded on approach. */
export default function ProductOpinions({ productId, title }: { productId: number; title: string }) {
  const thing = { about: 'product', id: productId } as const
  return (
    <>
      <section className="section" id="reviews">
        <SectionHeader title={reviewWords.title} />
        <ReviewPanel thing={thing} title={title} />
      </section>
      <section className="section" id="questions">
        <SectionHeader title={questionWords.title} />
        <QuestionPanel thing={thing} />
      </section>
    </>
  )
}
